import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "./bundle.ts";

const run = promisify(execFile);
const gen = join(import.meta.dirname, "..", "src", "gen");
let scratch = "";

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "generate-test-"));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe("generate", () => {
  it("writes elsewhere when asked, the same bytes as those that are committed", async () => {
    const out = join(scratch, "gen");
    await run(process.execPath, [join(import.meta.dirname, "generate.ts"), "--out", out]);
    const files = readdirSync(out).sort();
    expect(files).toEqual(readdirSync(gen).sort());
    const changed = files.filter(
      (file) => readFileSync(join(out, file), "utf8") !== readFileSync(join(gen, file), "utf8"),
    );
    expect(changed).toEqual([]);
  }, 60_000);
});

describe("bundle", () => {
  const root = (areas: string) =>
    `openapi: 3.1.0\ninfo: {}\nservers: []\nx-areas: [${areas}]\ncomponents: {schemas: {}, parameters: {}, responses: {}, securitySchemes: {}}\n`;
  const area = (path: string, answer = "{description: ok}") =>
    `paths:\n  ${path}:\n    get: {operationId: x, summary: x, x-permission: public, responses: {"204": ${answer}}}\n`;

  function folder(name: string, files: Record<string, string>): string {
    const path = join(scratch, name);
    mkdirSync(path);
    for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
    return path;
  }

  it("refuses an operation that two areas declare", () => {
    const path = folder("twice", {
      "openapi.yaml": root("a, b"),
      "a.yaml": area("/x"),
      "b.yaml": area("/x"),
    });
    expect(() => bundle(path)).toThrow("get /x is declared twice");
  });

  it("refuses a path parameter that nobody describes", () => {
    const path = folder("unnamed", { "openapi.yaml": root("a"), "a.yaml": area("/x/{y}") });
    expect(() => bundle(path)).toThrow("/x/{y}: no parameter y");
  });

  it("refuses a text that a comma cuts in two", () => {
    const answer = "{description: yes, of course}";
    const path = folder("comma", { "openapi.yaml": root("a"), "a.yaml": area("/x", answer) });
    expect(() => bundle(path)).toThrow('"of course" has no value');
  });

  it("refuses a reference that leads nowhere", () => {
    const answer =
      '{description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Gone"}}}}';
    const path = folder("astray", { "openapi.yaml": root("a"), "a.yaml": area("/x", answer) });
    expect(() => bundle(path)).toThrow(/no (schemas named Gone|responses named Error)/);
  });
});
