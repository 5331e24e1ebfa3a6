import { toCredits } from "../../domain/credits/amounts.ts";
import { findPlaybook } from "../../domain/playbooks/playbooks.ts";
import { ok, operation } from "../../http/operation.ts";

const SHOWN = 20;

export const listPlaybookRuns = operation("listPlaybookRuns", async ({ deps, user, params }) => {
  const { id } = await findPlaybook(deps, user.id, params.id);
  const runs = await deps.store.runs.listOfPlaybooks(user.id, { playbookId: id }, SHOWN);
  return ok(
    runs.map((run) => ({
      id: run.id,
      session_id: run.sessionId,
      title: run.title,
      state: run.state,
      started_at: run.startedAt.toISOString(),
      credits: toCredits(run.cost),
      rehearsal: run.readOnly,
      automatic: run.automatic,
      approvals: run.approvals,
    })),
  );
});
