import type { MessageStructureObject } from "imapflow";
import { readPicture } from "../../domain/images/read-picture.ts";

/** Bytes of a mail's pictures that are stored with it. */
const MAX_PICTURE_BYTES = 1024 * 1024;
const MAX_PICTURES = 20;

const REFERENCE = /(\bsrc\s*=\s*["']?)cid:([^"'\s>]+)/gi;

/**
 * HTML with the small pictures that come with its mail in it, up to 1 MB in all. Larger ones and other files are still only named. What
 * a picture is, its bytes say: a document that calls itself a picture stays out.
 * @param load loads at most so many bytes of a part
 */
export async function embedPictures(
  html: string,
  root: MessageStructureObject,
  load: (part: string, maxBytes: number) => Promise<Buffer>,
): Promise<string> {
  const parts = pictureParts(root);
  const wanted = new Set([...html.matchAll(REFERENCE)].map(([, , id = ""]) => idOf(id)));
  const embedded = new Map<string, string>();
  let left = MAX_PICTURE_BYTES;
  for (const id of [...wanted].slice(0, MAX_PICTURES)) {
    const part = parts.get(id);
    if (part?.part === undefined || (part.size ?? 0) * 0.7 > left) continue;
    // One byte more tells a picture that is cut.
    const bytes = await load(part.part, left + 1);
    const type = bytes.length <= left ? readPicture(bytes)?.type : undefined;
    if (type === undefined) continue;
    left -= bytes.length;
    embedded.set(id, `data:${type};base64,${bytes.toString("base64")}`);
  }
  return html.replaceAll(REFERENCE, (whole, before: string, reference: string) => {
    const id = idOf(reference);
    const data = embedded.get(id);
    // Shown once: a mail that refers to one picture a thousand times would be a thousand times as large.
    embedded.delete(id);
    return data === undefined ? whole : `${before}${data}`;
  });
}

/** The `Content-ID` as a URL refers to it, which may encode it. */
function idOf(reference: string): string {
  try {
    return decodeURIComponent(reference.replaceAll("&amp;", "&"));
  } catch {
    return reference;
  }
}

function pictureParts(root: MessageStructureObject): Map<string, MessageStructureObject> {
  const found = new Map((root.childNodes ?? []).flatMap((child) => [...pictureParts(child)]));
  if (root.type.startsWith("image/") && root.id) found.set(withoutBrackets(root.id), root);
  return found;
}

const withoutBrackets = (id: string) => id.trim().replace(/^<|>$/g, "");
