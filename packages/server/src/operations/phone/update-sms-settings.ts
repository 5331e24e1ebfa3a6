import { setSmsOptIn } from "../../domain/phones/verify-phone.ts";
import { describeUser } from "../../domain/users/describe-user.ts";
import { ok, operation } from "../../http/operation.ts";
import { toUser } from "../users/user-view.ts";

/** Switches text messages on or off. */
export const updateSmsSettings = operation("updateSmsSettings", async ({ deps, user, body }) => {
  await setSmsOptIn(deps, user.id, body.sms_opt_in);
  return ok(toUser(await describeUser(deps, user.id), deps));
});
