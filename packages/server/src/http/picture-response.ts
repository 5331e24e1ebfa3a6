/** Keeps a picture opened by itself from running script or loading anything. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

type Picture = { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> };

/** A plugin's logo as an answer. */
export const logoResponse = (logo: Picture): Response => pictureResponse(logo, "public");

/** A picture as an answer that can run nothing. One that is somebody's is kept in their browser only. */
export function pictureResponse({ type, body }: Picture, audience: "public" | "private"): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-security-policy": PICTURE_POLICY,
      "x-content-type-options": "nosniff",
      "cache-control": `${audience}, max-age=3600`,
    },
  });
}
