import { previewTemplate } from "../../domain/playbooks/preview.ts";
import { ok, operation } from "../../http/operation.ts";
import { toPreview } from "./to-preview.ts";

export const previewPlaybookDraft = operation(
  "previewPlaybookDraft",
  async ({ deps, user, body, request }) => {
    const draft = {
      targetSourceType: body.target_source_type,
      promptTemplate: body.prompt_template,
      knowledgeSourceIds: body.knowledge_source_ids ?? [],
    };
    const itemId = body.inbox_item_id ?? null;
    return ok(toPreview(await previewTemplate(deps, user.id, draft, itemId, request.signal)));
  },
);
