import { changeSettings } from "../../domain/notices/settings.ts";
import { ok, operation } from "../../http/operation.ts";
import { toNotificationSettings } from "./settings-view.ts";

/** Chooses which emails the current user gets. */
export const updateNotificationSettings = operation(
  "updateNotificationSettings",
  async ({ deps, user, body }) =>
    ok(toNotificationSettings(await changeSettings(deps, user.id, body), deps)),
);
