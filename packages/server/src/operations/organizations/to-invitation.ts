import type { Invitation as InvitationAnswer } from "@switchboard/api-client/types";
import type { Invitation } from "../../domain/organizations/ports.ts";

/** An invitation as the contract has it. Its token is in the mail alone. */
export const toInvitation = ({ id, email, expiresAt }: Invitation): InvitationAnswer => ({
  id,
  email,
  expires_at: expiresAt.toISOString(),
});
