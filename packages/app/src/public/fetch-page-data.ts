import { createClient } from "@switchboard/api-client";
import { getAppInfo } from "@switchboard/api-client/calls";
import type { PublicPageData } from "@switchboard/api-client/public-pages";
import { loadConfig } from "../config/config.ts";

/** Asks the server for what it puts into pages that it renders. */
export async function fetchPageData(): Promise<PublicPageData> {
  const [{ brand }, info] = await Promise.all([loadConfig(), createClient().call(getAppInfo)]);
  return {
    origin: window.location.origin,
    brand,
    version: info.app_version,
    year: new Date().getFullYear(),
    integrations: info.plugins.map((plugin) => ({
      name: plugin.name,
      displayName: plugin.display_name,
      logoUrl: plugin.logo_url ?? null,
    })),
  };
}
