import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChatSessionDetail, LedgerPage } from "@switchboard/api-client/types";
import { expect, it, onTestFinished } from "vitest";
import { startChild } from "./child.ts";
import { createClient } from "./client.ts";
import { login } from "./portal.ts";
import { connectionIds, readStream, runBody, uploadText } from "./run-stream.ts";

const main = new URL("../src/main.ts", import.meta.url);

/** A server as an operator starts it, in a process of its own. */
async function startMain(dataDir: string) {
  const child = startChild(main, [], {
    NODE_ENV: "test",
    PORT: "0",
    SWITCHBOARD_DATA: dataDir,
    LOG_LEVEL: "silent",
  });
  const line = await child.line((one) => one.includes("http://"));
  return { child, url: line.slice(line.indexOf("http://")).trim() };
}

it("leaves no run loading for ever when the server is killed in its middle: it says so, and nothing acknowledged is lost [R1 R5 R9]", {
  timeout: 120_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "killed-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));

  const first = await startMain(dataDir);
  const client = createClient(first.url);
  await login(client, "sign-up", "killed@example.com");
  const rows = Array.from({ length: 60 }, (_row, at) => `Region ${at},${at}.25`);
  await uploadText(client, "regions.csv", `Region,Amount\n${rows.join("\n")}\n`);
  const before = await client.send(
    "POST",
    "/api/switchboard-chat/run",
    runBody("total amount by region", { connection_ids: await connectionIds(client) }),
  );
  // Up to a few pieces of the answer: both tool calls are done, the answer is under way.
  const { events } = await readStream(before, 9);
  expect(events.at(-1)?.type).toBe("assistant");
  const ended = first.child.ended;
  first.child.kill("SIGKILL");
  await ended;

  const second = await startMain(dataDir);
  const again = createClient(second.url);
  await login(again, "sign-in", "killed@example.com");
  const run = events[0];
  const resumed = await readStream(await again.fetch(`/api/v1/runs/${run?.run_id}/events`));
  expect(resumed.done).toBe(true);
  expect(resumed.events.slice(0, events.length)).toEqual(events);
  expect(resumed.events.slice(-2)).toMatchObject([
    {
      type: "error",
      reason: "interrupted",
      content: expect.stringMatching(/^The server stopped while this was running\./),
    },
    { type: "balance_update", new_balance: 498 },
  ]);

  const session = await again.json<ChatSessionDetail>(
    `/api/v1/chatsessions/${String(run?.["session_id"])}`,
  );
  expect(session.active_run).toBeNull();
  expect(session.messages.map(({ role }) => role)).toEqual([
    "USER",
    "STATUS",
    "TOOL_THOUGHT",
    "TOOL_RESULT",
    "TOOL_THOUGHT",
    "TOOL_RESULT",
    "ASSISTANT",
    "ERROR",
  ]);
  const ledger = await again.json<LedgerPage>("/api/v1/credits/ledger");
  const sum = ledger.items.reduce((total, { delta }) => total + delta, 0);
  expect((await again.me()).balance).toBe(sum);
  expect(sum).toBe(498);
});
