import { switchOrganization as switchTo } from "../../domain/organizations/organizations.ts";
import { noContent, operation } from "../../http/operation.ts";

/** Makes an organization the active one. */
export const switchOrganization = operation(
  "switchOrganization",
  async ({ deps, user, params }) => {
    await switchTo(deps, user.id, params.id);
    return noContent();
  },
);
