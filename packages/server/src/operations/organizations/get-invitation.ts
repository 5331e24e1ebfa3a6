import { findOffer } from "../../domain/organizations/invitation-offer.ts";
import { ok, operation } from "../../http/operation.ts";

export const getInvitation = operation("getInvitation", async ({ deps, params }) => {
  const { organizationName, inviter, email, state, expiresAt } = await findOffer(
    deps,
    params.token,
  );
  return ok({
    organization_name: organizationName,
    invited_by: inviter,
    email,
    state,
    expires_at: expiresAt.toISOString(),
  });
});
