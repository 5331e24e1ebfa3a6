import { resendInvitation as resend } from "../../domain/organizations/invite.ts";
import { ok, operation } from "../../http/operation.ts";
import { toInvitation } from "./to-invitation.ts";

export const resendInvitation = operation("resendInvitation", async ({ deps, user, params }) =>
  ok(toInvitation(await resend(deps, user, params.id, params.invitationId))),
);
