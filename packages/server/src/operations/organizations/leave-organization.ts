import { leaveOrganization as leave } from "../../domain/organizations/organizations.ts";
import { noContent, operation } from "../../http/operation.ts";

export const leaveOrganization = operation("leaveOrganization", async ({ deps, user, params }) => {
  await leave(deps, user.id, params.id);
  return noContent();
});
