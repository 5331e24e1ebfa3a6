import type { AdminPage } from "@switchboard/ui/screens/admin-users";
import type { Paths } from "../config/paths.ts";
import type { AppInfoService } from "../session/app-info.ts";

/** The pages of the administration that this server answers. */
export function adminPages(
  { paths, appInfo }: { readonly paths: Paths; readonly appInfo: Pick<AppInfoService, "has"> },
  current: string,
): readonly AdminPage[] {
  return [
    { label: "Plugin Settings", href: paths.adminSettings },
    { label: "Manage Users", href: paths.adminUsers },
    ...(appInfo.has("models") ? [{ label: "Models", href: paths.adminModels }] : []),
    ...(appInfo.has("administration") ? [{ label: "Usage", href: paths.adminUsage }] : []),
    ...(appInfo.has("health") ? [{ label: "Health", href: paths.adminHealth }] : []),
    ...(appInfo.has("audit") ? [{ label: "Audit Log", href: paths.adminAudit }] : []),
  ].map((page) => ({ ...page, current: page.href === current }));
}
