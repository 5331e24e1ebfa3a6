import { modelFor } from "../../domain/summaries/summarize-item.ts";
import { ok, operation } from "../../http/operation.ts";
import { toInboxItemDetail } from "./to-inbox-item.ts";

export const summarizeInboxItem = operation(
  "summarizeInboxItem",
  async ({ deps, user, params }) => {
    const { item, problem = null } = await deps.summarizeItem(user.id, params.id);
    const model = await modelFor(deps, item);
    return ok({
      ...toInboxItemDetail(item),
      summary_model: model?.id ?? null,
      distilled_problem: problem,
    });
  },
);
