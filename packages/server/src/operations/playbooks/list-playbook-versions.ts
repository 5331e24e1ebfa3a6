import { findPlaybook } from "../../domain/playbooks/playbooks.ts";
import { ok, operation } from "../../http/operation.ts";

export const listPlaybookVersions = operation(
  "listPlaybookVersions",
  async ({ deps, user, params }) => {
    const { id } = await findPlaybook(deps, user.id, params.id);
    const versions = await deps.store.playbooks.listVersions(user.id, id);
    return ok(
      versions.map(({ id: version, promptTemplate, savedAt }) => ({
        id: version,
        prompt_template: promptTemplate,
        saved_at: savedAt.toISOString(),
      })),
    );
  },
);
