import { inviteMember as invite } from "../../domain/organizations/invite.ts";
import { created, operation } from "../../http/operation.ts";
import { toInvitation } from "./to-invitation.ts";

export const inviteMember = operation("inviteMember", async ({ deps, user, params, body }) =>
  created(toInvitation(await invite(deps, user, params.id, body.email))),
);
