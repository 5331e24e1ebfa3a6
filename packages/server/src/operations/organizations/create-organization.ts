import { addOrganization } from "../../domain/organizations/organizations.ts";
import { created, operation } from "../../http/operation.ts";
import { toOrganization } from "./to-organization.ts";

/** Creates an organization; it becomes the active one. */
export const createOrganization = operation("createOrganization", async ({ deps, user, body }) =>
  created(toOrganization(await addOrganization(deps, user.id, body.name))),
);
