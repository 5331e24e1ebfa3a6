import { findInboxItem } from "../../domain/inbox/inbox.ts";
import { modelFor } from "../../domain/summaries/summarize-item.ts";
import { ok, operation } from "../../http/operation.ts";
import { toInboxItemDetail } from "./to-inbox-item.ts";

const SHOWN_RUNS = 10;

export const getInboxItem = operation("getInboxItem", async ({ deps, user, params }) => {
  const item = await findInboxItem(deps, user.id, params.id);
  const runs = await deps.store.runs.listOfPlaybooks(user.id, { itemId: item.id }, SHOWN_RUNS);
  const model = await modelFor(deps, item);
  return ok({
    ...toInboxItemDetail(item),
    summary_model: model?.id ?? null,
    playbook_runs: runs.map((run) => ({
      session_id: run.sessionId,
      name: run.playbookName,
      state: run.state,
      started_at: run.startedAt.toISOString(),
      rehearsal: run.readOnly,
      automatic: run.automatic,
      approvals: run.approvals,
    })),
  });
});
