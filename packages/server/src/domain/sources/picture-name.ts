/**
 * A picture of a mail as text: by its description, or by the name that it has among the attachments. Undefined for one that is loaded
 * from elsewhere and has no description, such as a tracking pixel.
 */
export function sayPicture({ src = "", alt = "" }: { src?: string; alt?: string }) {
  const id = /^cid:(.+)$/i.exec(src.trim())?.[1];
  const name = alt.trim() || (id === undefined ? "" : pictureName(id));
  return name === "" ? undefined : `[Picture: ${name}]`;
}

/** The name in the `Content-ID` of a part, which mail programs often make of its file name. */
export const pictureName = (id: string): string => {
  const plain = id.replace(/^<|>$/g, "");
  return plain.split("@")[0] || plain;
};
