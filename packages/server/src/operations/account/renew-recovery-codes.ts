import { ok, operation } from "../../http/operation.ts";

/** New recovery codes for the current user. */
export const renewRecoveryCodes = operation("renewRecoveryCodes", async ({ deps, user, body }) =>
  ok({ recovery_codes: await deps.twoStep.renewRecoveryCodes(user.id, body.proof) }),
);
