import { ok, operation } from "../../http/operation.ts";

/** Turns two-step login on for the current user. */
export const confirmTwoStep = operation("confirmTwoStep", async ({ deps, user, body }) =>
  ok({ recovery_codes: await deps.twoStep.confirm(user.id, body.code) }),
);
