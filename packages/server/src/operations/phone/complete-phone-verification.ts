import { completePhoneVerification as complete } from "../../domain/phones/verify-phone.ts";
import { noContent, operation } from "../../http/operation.ts";

/** Proves that a phone belongs to the current user. */
export const completePhoneVerification = operation(
  "completePhoneVerification",
  async ({ deps, user, body }) => {
    await complete(deps, user.id, body.verification_code);
    return noContent();
  },
);
