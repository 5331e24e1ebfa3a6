import type { PublicPageData } from "@switchboard/api-client/public-pages";
import { pluginLogoUrl } from "../domain/plugins/logo-url.ts";
import type { Plugin } from "../domain/plugins/types.ts";

/** A plugin as the landing page shows it. */
export const toIntegration = (plugin: Plugin): PublicPageData["integrations"][number] => ({
  name: plugin.manifest.name,
  displayName: plugin.manifest.display_name,
  logoUrl: pluginLogoUrl(plugin),
});
