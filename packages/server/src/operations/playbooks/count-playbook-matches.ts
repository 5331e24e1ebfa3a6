import { countMatches } from "../../domain/playbooks/automations.ts";
import { ok, operation } from "../../http/operation.ts";

export const countPlaybookMatches = operation(
  "countPlaybookMatches",
  async ({ deps, user, body }) =>
    ok(
      await countMatches(deps, user.id, body.target_source_type, {
        sourceId: body.source_id ?? null,
        minPriority: body.min_priority ?? null,
        titleWords: body.title_words ?? "",
      }),
    ),
);
