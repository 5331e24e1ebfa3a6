import { changePlaybook } from "../../domain/playbooks/playbooks.ts";
import { ok, operation } from "../../http/operation.ts";
import { readAutomation, toPlaybook } from "./to-playbook.ts";

export const updatePlaybook = operation("updatePlaybook", async ({ deps, user, params, body }) => {
  const playbook = await changePlaybook(deps, user.id, params.id, {
    name: body.name,
    description: body.description,
    targetSourceType: body.target_source_type,
    promptTemplate: body.prompt_template,
    knowledgeSourceIds: body.knowledge_source_ids ?? [],
    automation: readAutomation(body.automation),
  });
  return ok(await toPlaybook(deps, playbook));
});
