import type { Plugin } from "./types.ts";

/** The address of a plugin's logo on our own host; null for a plugin that has none. */
export const pluginLogoUrl = (plugin: Plugin): string | null =>
  plugin.logoUrl ??
  (plugin.logo ? `/api/v1/plugins/${encodeURIComponent(plugin.manifest.name)}/logo` : null);

/** Keeps a picture opened by itself from running script or loading anything. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The logo as an answer. */
export const logoResponse = (logo: NonNullable<Plugin["logo"]>): Response =>
  pictureResponse(logo, "public");

/** A picture as an answer that can run nothing. One that is somebody's is kept in their browser only. */
export function pictureResponse(
  { type, body }: { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> },
  audience: "public" | "private",
): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-security-policy": PICTURE_POLICY,
      "x-content-type-options": "nosniff",
      "cache-control": `${audience}, max-age=3600`,
    },
  });
}
