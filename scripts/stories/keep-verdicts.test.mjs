import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keepVerdicts } from "../../.storybook/review/keep-verdicts.ts";

const folder = mkdtempSync(join(tmpdir(), "verdicts-"));
const file = join(folder, "verdicts.json");
const accepted = { verdict: "accepted", note: "", by: "Ana", on: "2026-11-27" };
/** @type {import("vite").ViteDevServer} */
let server;

beforeAll(async () => {
  writeFileSync(file, `${JSON.stringify({ "screens-login--default": accepted })}\n`);
  server = await createServer({
    configFile: false,
    root: folder,
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1" },
    plugins: [keepVerdicts(file)],
  });
  await server.listen();
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** @param {string} story @param {unknown} verdict */
const put = (story, verdict) =>
  fetch(`${server.resolvedUrls?.local[0]}review/verdicts/${story}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(verdict),
  });
const kept = () => JSON.parse(readFileSync(file, "utf8"));

it("keeps a verdict in the file, in the order of the stories, and takes it back", async () => {
  const changes = { ...accepted, verdict: "changes", note: "The total is cut on a phone." };
  const answer = await put("screens-credits--default", changes);
  expect(await answer.json()).toEqual(kept());
  expect(Object.keys(kept())).toEqual(["screens-credits--default", "screens-login--default"]);
  expect(kept()["screens-credits--default"]).toEqual(changes);
  await put("screens-credits--default", null);
  expect(kept()).toEqual({ "screens-login--default": accepted });
});

it("refuses what is no verdict, and leaves the file alone", async () => {
  const before = readFileSync(file, "utf8");
  expect((await put("screens-login--default", { verdict: "maybe" })).status).toBe(422);
  expect(readFileSync(file, "utf8")).toBe(before);
});
