import { addOrganization } from "../../domain/organizations/organizations.ts";
import { created, operation } from "../../http/operation.ts";

/** Creates an organization; it becomes the active one. */
export const createOrganization = operation("createOrganization", async ({ deps, user, body }) => {
  const { id, name, ownerId } = await addOrganization(deps, user.id, body.name);
  return created({ id, name, owner_id: ownerId });
});
