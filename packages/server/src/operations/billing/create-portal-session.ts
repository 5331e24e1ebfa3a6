import { startPortal } from "../../domain/billing/checkout.ts";
import { ok, operation } from "../../http/operation.ts";
import { ownOrigin } from "../../http/same-origin.ts";

/** Opens the management page of a paid plan. */
export const createPortalSession = operation(
  "createPortalSession",
  async ({ deps, user, request }) => {
    const origin = ownOrigin(request, deps.env.publicUrl);
    const { url } = await startPortal(deps, { userId: user.id, email: user.email, origin });
    return ok({ url });
  },
);
