import { addPlaybook } from "../../domain/playbooks/playbooks.ts";
import { created, operation } from "../../http/operation.ts";
import { readAutomation, toPlaybook } from "./to-playbook.ts";

export const createPlaybook = operation("createPlaybook", async ({ deps, user, body }) => {
  const playbook = await addPlaybook(deps, user.id, {
    name: body.name,
    description: body.description,
    targetSourceType: body.target_source_type,
    promptTemplate: body.prompt_template,
    knowledgeSourceIds: body.knowledge_source_ids ?? [],
    automation: readAutomation(body.automation),
  });
  return created(await toPlaybook(deps, playbook));
});
