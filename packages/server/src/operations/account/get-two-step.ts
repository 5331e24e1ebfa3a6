import { ok, operation } from "../../http/operation.ts";

/** Whether logins of the current user ask for a code. */
export const getTwoStep = operation("getTwoStep", async ({ deps, user }) => {
  const state = await deps.twoStep.read(user.id);
  const isOn = state !== null && state !== "off";
  return ok({
    is_available: state !== null,
    on_since: isOn ? state.since.toISOString() : null,
    recovery_codes_left: isOn ? state.recoveryCodesLeft : 0,
  });
});
