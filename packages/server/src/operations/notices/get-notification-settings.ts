import { describeSettings } from "../../domain/notices/settings.ts";
import { ok, operation } from "../../http/operation.ts";
import { toNotificationSettings } from "./settings-view.ts";

/** Which emails the current user gets. */
export const getNotificationSettings = operation(
  "getNotificationSettings",
  async ({ deps, user }) => ok(toNotificationSettings(await describeSettings(deps, user.id), deps)),
);
