import type { Run as WireRun } from "@switchboard/api-client/types";
import type { Run } from "../../domain/runs/ports.ts";

/** A run as the contract has it. */
export function toRun(run: Run): WireRun {
  return {
    id: run.id,
    session_id: run.sessionId,
    state: run.state,
    last_seq: run.lastSeq,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    rehearsal: run.readOnly,
    inbox_item_id: run.inboxItemId,
    playbook_id: run.playbookId,
  };
}
