import { ApiError, httpUrl } from "@switchboard/api-client";
import { getPluginDocumentation, getPluginSetup } from "@switchboard/api-client/calls";
import type { GuideReady } from "@switchboard/ui/screens/guide";
import { NotFound } from "../not-found.ts";
import type { Services } from "../services.ts";

const missing = {
  setup: "Setup guide content not found.",
  tools: "Documentation content not found.",
} as const;

/**
 * Loads what the server has to read about a plugin.
 * @throws NotFound with the specified sentence when there is nothing
 */
export async function loadGuide(
  { api, appInfo }: Pick<Services, "api" | "appInfo">,
  what: GuideReady["about"],
  pluginName: string,
): Promise<GuideReady> {
  const path = { pluginName };
  const asked =
    what === "setup"
      ? api.call(getPluginSetup, { path })
      : api.call(getPluginDocumentation, { path });
  const [{ html_content: html }, info] = await Promise.all([
    asked.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return { html_content: "" };
      throw error;
    }),
    // A guide without the app's name is better than none.
    appInfo.ensure(),
  ]);
  if (html.trim() === "") throw new NotFound("guide", missing[what]);
  const plugins = info.status === "ready" ? info.info.plugins : [];
  const plugin = plugins.find(({ name }) => name === pluginName);
  return {
    kind: "ready",
    about: what,
    html,
    displayName: plugin?.display_name ?? pluginName,
    logoUrl: plugin?.logo_url || null,
    // A built-in tool documents itself: its address is this very page.
    vendorHref: httpUrl(plugin?.docs_url) ?? null,
  };
}
