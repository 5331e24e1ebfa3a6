import { noContent, operation } from "../../http/operation.ts";

/** Turns two-step login off for the current user. */
export const turnOffTwoStep = operation("turnOffTwoStep", async ({ deps, user, body }) => {
  await deps.twoStep.turnOff(user.id, body.proof);
  return noContent();
});
