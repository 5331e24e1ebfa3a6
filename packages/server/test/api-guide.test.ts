import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { makeKey } from "./agent-client.ts";
import type { Approval } from "@switchboard/api-client/types";
import { ask, enableTasks } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

/*
 * The examples of the guide, as they stand there, against a real server.
 */

const root = join(import.meta.dirname, "../../..");
const guide = readFileSync(join(root, "docs/api.md"), "utf8");
const examples = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(
    ([, code = ""]) => code,
  );

let server: TestServer;
let person: TestClient;
let settings: { SWITCHBOARD_URL: string; SWITCHBOARD_KEY: string };

beforeAll(async () => {
  server = await startTestServer({ overrides: { agent: { plannerPaceMs: 0 } } });
});

beforeEach(async () => {
  person = await server.signUp();
  const key = await makeKey(person, "Script", { scopes: ["runs"] });
  settings = { SWITCHBOARD_URL: server.url, SWITCHBOARD_KEY: key.plaintext_key };
});

/** Sends what a `curl` command of the guide sends: an address, headers, and a body. Not every machine has the program. */
async function curl(command: string): Promise<string> {
  const line = command
    .replaceAll("\\\n", " ")
    .replaceAll(/\$(\w+)/g, (_, name: keyof typeof settings) => settings[name]);
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? "",
  );
  const url = words.find((word) => word.startsWith("http")) ?? "";
  const after = (flag: string) =>
    words.flatMap((word, at) => (words[at - 1] === flag ? [word] : []));
  const headers = after("-H").map((text): [string, string] => {
    const [name = "", ...value] = text.split(": ");
    return [name, value.join(": ")];
  });
  const [body] = after("-d");
  const response = await fetch(url, { headers, body, method: body === undefined ? "GET" : "POST" });
  const text = await response.text();
  if (!response.ok) throw new Error(`${command}\n${response.status}: ${text}`);
  return text;
}

it("has commands that work as they are [SHELL-42 S13]", async () => {
  await enableTasks(person);
  const [asked = "", me = ""] = examples("sh");
  const stream = await curl(asked);
  expect(stream).toContain('"type":"session_id"');
  // The agent may use what its person has connected, so it has an answer.
  expect(stream).toContain("create task");
  expect(stream.trimEnd().endsWith("data: [DONE]")).toBe(true);
  expect(JSON.parse(await curl(me))).toMatchObject({ email: (await person.me()).email });
});

it("has a program that prompts, waits for its user, and reads the rest [SHELL-42 S13 S21]", async () => {
  const tasks = await enableTasks(person);
  const [program = ""] = examples("ts");
  const child = spawn(
    process.execPath,
    ["--input-type=module-typescript", "--no-warnings", "-e", program],
    { cwd: join(root, "packages/api-client"), env: { ...process.env, ...settings } },
  );
  let said = "";
  for (const output of [child.stdout, child.stderr])
    output.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise((resolve) => child.on("close", resolve));
  await expect
    .poll(() => said, { timeout: 15_000 })
    .toContain("Waiting for approval: Create task “Count the stock”.");
  const [approval] = await person.json<Approval[]>("/api/v1/approvals");
  if (!approval) throw new Error("Nothing waits.");
  await ask(person, "Continue with the approved action.", {
    connection_ids: [tasks.id],
    session_id: approval.session_id,
    approved_tool_call: { ...approval.tool_call, approval_id: approval.id },
  });
  expect(await ended).toBe(0);
  expect(said).toMatch(/Count the stock.*Count the stock/s);
});
