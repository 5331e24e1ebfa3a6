import type { Plugin } from "./types.ts";

/** The address of a plugin's logo on our own host; null for a plugin that has none. */
export const pluginLogoUrl = (plugin: Plugin): string | null =>
  plugin.logoUrl ??
  (plugin.logo ? `/api/v1/plugins/${encodeURIComponent(plugin.manifest.name)}/logo` : null);

/** Keeps a picture opened by itself from running script or loading anything. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The logo as an answer. */
export function logoResponse(logo: NonNullable<Plugin["logo"]>): Response {
  return new Response(logo.body, {
    headers: {
      "content-type": logo.type,
      "content-security-policy": PICTURE_POLICY,
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=3600",
    },
  });
}
