import { removeOrganization } from "../../domain/organizations/organizations.ts";
import { noContent, operation } from "../../http/operation.ts";

export const deleteOrganization = operation(
  "deleteOrganization",
  async ({ deps, user, params }) => {
    await removeOrganization(deps, user.id, params.id);
    return noContent();
  },
);
