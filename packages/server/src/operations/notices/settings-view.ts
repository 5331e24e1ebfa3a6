import type { NotificationSettings } from "@switchboard/api-client/types";
import type { Deps } from "../../deps.ts";
import type { DescribedSettings } from "../../domain/notices/settings.ts";

/** The settings as the contract has them. */
export const toNotificationSettings = (
  { emailVerified, ...settings }: DescribedSettings,
  { portal }: Pick<Deps, "portal">,
): NotificationSettings => ({
  ...settings,
  email_verified: emailVerified,
  // With an identity provider we have no page for it.
  confirm_url: portal && !emailVerified ? "/portal/verify" : null,
});
