import { startPhoneVerification as start } from "../../domain/phones/verify-phone.ts";
import { noContent, operation } from "../../http/operation.ts";

/** Sends a code to a phone. */
export const startPhoneVerification = operation(
  "startPhoneVerification",
  async ({ deps, user, body }) => {
    await start(deps, user.id, body.phone_number);
    return noContent();
  },
);
