import { describeUser } from "../../domain/users/describe-user.ts";
import { updateProfile as replaceProfile } from "../../domain/users/profile.ts";
import { ok, operation } from "../../http/operation.ts";
import { toUser } from "./user-view.ts";

/** Replaces what the agent knows about the current user. */
export const updateProfile = operation("updateProfile", async ({ deps, user, body }) => {
  await replaceProfile(deps, user.id, {
    details: body.information_scaffold,
    learned: body.persistent_learned_info,
  });
  return ok(toUser(await describeUser(deps, user.id), deps));
});
