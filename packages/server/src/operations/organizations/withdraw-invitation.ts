import { withdrawInvitation as withdraw } from "../../domain/organizations/invite.ts";
import { noContent, operation } from "../../http/operation.ts";

export const withdrawInvitation = operation(
  "withdrawInvitation",
  async ({ deps, user, params }) => {
    await withdraw(deps, user.id, params.id, params.invitationId);
    return noContent();
  },
);
