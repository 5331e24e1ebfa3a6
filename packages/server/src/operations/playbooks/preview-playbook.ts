import { findPlaybook } from "../../domain/playbooks/playbooks.ts";
import { previewTemplate } from "../../domain/playbooks/preview.ts";
import { ok, operation } from "../../http/operation.ts";
import { toPreview } from "./to-preview.ts";

export const previewPlaybook = operation(
  "previewPlaybook",
  async ({ deps, user, params, body, request }) => {
    const playbook = await findPlaybook(deps, user.id, params.id);
    const draft = {
      ...playbook,
      knowledgeSourceIds: playbook.knowledgeSources.map(({ id }) => id),
    };
    return ok(
      toPreview(await previewTemplate(deps, user.id, draft, body.inbox_item_id, request.signal)),
    );
  },
);
