import type { MessageStructureObject } from "imapflow";

/** A part of a message that is not its text. `size` in bytes, as exact as the server's figure. */
export type Attachment = { readonly name: string; readonly type: string; readonly size: number };

/** The parts of a message to read, and those that are only named. */
export type BodyPlan = {
  readonly texts: readonly { readonly part: string; readonly html: boolean }[];
  readonly attachments: readonly Attachment[];
};

const MAX_TEXTS = 5;
const MAX_ATTACHMENTS = 100;
const MAX_NAME_LENGTH = 200;

/**
 * Chooses the text of a message: of alternatives the plain one, otherwise HTML. Everything else is an attachment, including a
 * forwarded message.
 */
export function planBody(root: MessageStructureObject | undefined): BodyPlan {
  const texts: MessageStructureObject[] = [];
  const attachments: MessageStructureObject[] = [];
  const visit = (node: MessageStructureObject) => {
    const children = node.childNodes ?? [];
    if (node.type === "multipart/alternative" && children.length > 0) {
      const chosen = children.find(isPlain) ?? children.find(holdsText) ?? children[0];
      for (const child of children) {
        if (child === chosen) visit(child);
        else if (!holdsText(child)) attachments.push(child);
      }
    } else if (node.type.startsWith("multipart/")) {
      for (const child of children) visit(child);
    } else if (isText(node) && texts.length < MAX_TEXTS) {
      texts.push(node);
    } else {
      attachments.push(node);
    }
  };
  if (root) visit(root);
  return {
    // A message that is one part alone has no number for it.
    texts: texts.map(({ part = "1", type }) => ({ part, html: type === "text/html" })),
    attachments: attachments.slice(0, MAX_ATTACHMENTS).map(describe),
  };
}

const isText = ({ type, disposition }: MessageStructureObject): boolean =>
  (type === "text/plain" || type === "text/html") && disposition !== "attachment";

const isPlain = (node: MessageStructureObject): boolean =>
  isText(node) && node.type === "text/plain";

const holdsText = (node: MessageStructureObject): boolean =>
  isText(node) ||
  (node.type.startsWith("multipart/") && (node.childNodes ?? []).some((child) => holdsText(child)));

function describe({
  type,
  parameters = {},
  dispositionParameters = {},
  encoding,
  size = 0,
}: MessageStructureObject): Attachment {
  const name = dispositionParameters["filename"] ?? parameters["name"] ?? "";
  // Three bytes are sent as four letters, and 76 of those as a line.
  const isBase64 = encoding?.toLowerCase() === "base64";
  return {
    name: name
      .replaceAll(/[\p{C}\s]+/gu, " ")
      .trim()
      .slice(0, MAX_NAME_LENGTH)
      .toWellFormed(),
    type,
    size: isBase64 ? Math.floor((size * 76 * 3) / (78 * 4)) : size,
  };
}
