import type { Playbook as PlaybookAnswer } from "@switchboard/api-client/types";
import type { Playbook } from "../../domain/playbooks/ports.ts";

/** A playbook as the contract has it. */
export const toPlaybook = (playbook: Playbook): PlaybookAnswer => ({
  id: playbook.id,
  name: playbook.name,
  description: playbook.description,
  target_source_type: playbook.targetSourceType,
  prompt_template: playbook.promptTemplate,
  knowledge_sources: playbook.knowledgeSources.map((one) => ({ ...one })),
});
