import { hash } from "node:crypto";

/** The text of a response with the tag by which a client asks whether it has changed. */
export type TaggedText = { readonly text: string; readonly tag: string };

type Plain = Readonly<Record<string, string>>;

/** Tags a text by its content. */
export const tagText = (text: string): TaggedText => ({
  text,
  tag: `"${hash("sha256", text, "base64url").slice(0, 22)}"`,
});

/** Whether the client has the text with this tag already. A proxy that compresses makes the tag a weak one. */
function hasTag(request: Request, tag: string): boolean {
  const sent = request.headers.get("if-none-match");
  if (sent === null) return false;
  return sent.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}

/** 200 with JSON, or 304 without it for a client that has the same already. */
export function answerTagged(
  request: Request,
  { text, tag }: TaggedText,
  headers: Plain,
): Response {
  return hasTag(request, tag)
    ? new Response(null, { status: 304, headers: { ...headers, etag: tag } })
    : new Response(text, {
        headers: { ...headers, "content-type": "application/json", etag: tag },
      });
}
