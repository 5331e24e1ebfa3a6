import { stopAutomation } from "../../domain/playbooks/automations.ts";
import { findPlaybook } from "../../domain/playbooks/playbooks.ts";
import { ok, operation } from "../../http/operation.ts";
import { toPlaybook } from "./to-playbook.ts";

export const stopPlaybookAutomation = operation(
  "stopPlaybookAutomation",
  async ({ deps, user, params }) => {
    const playbook = await findPlaybook(deps, user.id, params.id);
    await stopAutomation(deps, user.id, playbook.id);
    return ok(await toPlaybook(deps, playbook));
  },
);
