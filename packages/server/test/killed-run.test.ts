import type { ChatSessionDetail } from "@switchboard/api-client/types";
import { expect, it } from "vitest";
import { LEASE_MS } from "../src/domain/runs/limits.ts";
import { createClient } from "./client.ts";
import { expectBalanceOfLedger, expectReceivedIsStored } from "./run-checks.ts";
import { startMain } from "./main-process.ts";
import { login } from "./portal.ts";
import { connectionIds, readStream, runBody, uploadText } from "./run-stream.ts";
import { describeOnEachEngine } from "./stores.ts";

const RUN = "/api/switchboard-chat/run";

describeOnEachEngine("a server that is killed in the middle of a run", (engine) => {
  // With a database that others share, a run counts as abandoned only when its lease is over.
  const SLOW = { timeout: 120_000 + LEASE_MS };

  it(
    "leaves none loading for ever: it says so, and nothing acknowledged is lost [R1 R5 R9]",
    SLOW,
    async () => {
      const place = await engine.newPlace();
      const first = await startMain(place);
      const client = createClient(first.url);
      await login(client, "sign-up", "killed@example.com");
      const rows = Array.from({ length: 60 }, (_row, at) => `Region ${at},${at}.25`);
      await uploadText(client, "regions.csv", `Region,Amount\n${rows.join("\n")}\n`);
      const before = await client.send(
        "POST",
        RUN,
        runBody("total amount by region", { connection_ids: await connectionIds(client) }),
      );
      // Up to a few pieces of the answer: its tool call is done, the answer is under way.
      const { events } = await readStream(before, 7);
      expect(events.at(-1)?.type).toBe("assistant");
      await first.end("SIGKILL");

      const second = await startMain(place);
      const again = createClient(second.url);
      await login(again, "sign-in", "killed@example.com");
      const all = await expectReceivedIsStored(again, events);
      expect(all.slice(-2)).toMatchObject([
        {
          type: "error",
          reason: "interrupted",
          content: expect.stringMatching(/^The server stopped during this run\./),
        },
        { type: "balance_update", new_balance: 499 },
      ]);
      const session = await again.json<ChatSessionDetail>(
        `/api/v1/chatsessions/${String(events[0]?.["session_id"])}`,
      );
      expect(session.active_run).toBeNull();
      expect(session.messages.map(({ role }) => role)).toEqual([
        "USER",
        "STATUS",
        "TOOL_THOUGHT",
        "TOOL_RESULT",
        "ASSISTANT",
        "ERROR",
      ]);
      expect(await expectBalanceOfLedger(again)).toBe(499);
    },
  );
});
