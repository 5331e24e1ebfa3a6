/** Keeps an SVG that is opened directly from running scripts or loading anything. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

type Picture = { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> };

/** A plugin's logo as an answer. */
export const logoResponse = (logo: Picture): Response => pictureResponse(logo, "public");

/** A picture that can run no script. A private one is cached by the browser only, not by proxies. */
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
