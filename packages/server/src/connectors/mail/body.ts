import type { MessageStructureObject } from "imapflow";
import { pictureName } from "../../domain/sources/picture-name.ts";

/** A part of a message that is not its text. `size` in bytes, as exact as the server's figure. */
export type Attachment = { readonly name: string; readonly type: string; readonly size: number };

/** A part of a message that is its text. */
export type TextPart = {
  readonly part: string;
  readonly html: boolean;
  /** The HTML that says the same, for a plain part that turns out to say nothing. */
  readonly instead?: string;
};

/** The parts of a message to read, and those that are only named. */
export type BodyPlan = {
  readonly texts: readonly TextPart[];
  /** A calendar file, for a message without text. */
  readonly invitation?: string;
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
  const texts: TextPart[] = [];
  const attachments: MessageStructureObject[] = [];
  /** Of an alternative that is not read, only its texts are the same as elsewhere. */
  const keepOthers = (node: MessageStructureObject): void => {
    if (!holdsText(node)) attachments.push(node);
    else for (const child of node.childNodes ?? []) keepOthers(child);
  };
  const visit = (node: MessageStructureObject, instead?: string) => {
    const children = node.childNodes ?? [];
    if (node.type === "multipart/alternative" && children.length > 0) {
      const chosen = children.find(isPlain) ?? children.find(holdsText) ?? children[0];
      for (const child of children) {
        if (child === chosen) visit(child, isPlain(child) ? htmlIn(node) : undefined);
        else keepOthers(child);
      }
    } else if (node.type.startsWith("multipart/")) {
      for (const child of children) visit(child);
    } else if (isText(node) && texts.length < MAX_TEXTS) {
      texts.push({ part: partOf(node), html: node.type === "text/html", instead });
    } else {
      attachments.push(node);
    }
  };
  if (root) visit(root);
  const invitation = root && calendarIn(root);
  return {
    texts,
    ...(invitation && { invitation: partOf(invitation) }),
    attachments: attachments.slice(0, MAX_ATTACHMENTS).map(describe),
  };
}

/** A message that is one part alone has no number for it. */
const partOf = ({ part = "1" }: MessageStructureObject): string => part;

/** The number of the part with the message's HTML. */
export function htmlIn(node: MessageStructureObject): string | undefined {
  const found = findPart(node, (part) => isText(part) && part.type === "text/html");
  return found && partOf(found);
}

const calendarIn = (node: MessageStructureObject) =>
  findPart(node, ({ type }) => type === "text/calendar");

function findPart(
  node: MessageStructureObject,
  isWanted: (part: MessageStructureObject) => boolean,
): MessageStructureObject | undefined {
  if (isWanted(node)) return node;
  for (const child of node.childNodes ?? []) {
    const found = node.type.startsWith("multipart/") ? findPart(child, isWanted) : undefined;
    if (found) return found;
  }
  return undefined;
}

const isText = ({ type, disposition }: MessageStructureObject): boolean =>
  (type === "text/plain" || type === "text/html") && disposition !== "attachment";

const isPlain = (node: MessageStructureObject): boolean =>
  isText(node) && node.type === "text/plain";

const holdsText = (node: MessageStructureObject): boolean =>
  isText(node) ||
  (node.type.startsWith("multipart/") && (node.childNodes ?? []).some((child) => holdsText(child)));

/** Names of parts that have none; people could not speak of them. */
const NAMES: Readonly<Record<string, string>> = {
  "text/calendar": "invitation.ics",
  "message/rfc822": "message.eml",
};

function describe({
  type,
  id,
  parameters = {},
  dispositionParameters = {},
  encoding,
  size = 0,
}: MessageStructureObject): Attachment {
  const own = dispositionParameters["filename"] ?? parameters["name"];
  const name = own || (id ? pictureName(id) : (NAMES[type] ?? ""));
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
