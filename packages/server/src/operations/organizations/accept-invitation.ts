import { acceptInvitation as accept } from "../../domain/organizations/invitation-offer.ts";
import { ok, operation } from "../../http/operation.ts";
import { toOrganization } from "./to-organization.ts";

/** Joins an organization; it becomes the active one. */
export const acceptInvitation = operation("acceptInvitation", async ({ deps, user, params }) =>
  ok(toOrganization(await accept(deps, user, params.token))),
);
