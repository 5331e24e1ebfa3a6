import { TableRefusal } from "../protocol.ts";

/** First bytes of files that hold no table, with what they are. */
const STARTS: readonly (readonly [bytes: string, what: string])[] = [
  ["%PDF", "a PDF"],
  ["%!PS", "a PostScript file"],
  ["{\\rtf", "a text document"],
  ["\x89PNG", "an image"],
  ["\xff\xd8\xff", "an image"],
  ["GIF8", "an image"],
  ["BM", "an image"],
  ["II*\0", "an image"],
  ["MM\0*", "an image"],
  ["7z\xbc\xaf", "an archive"],
  ["Rar!", "an archive"],
  ["SQLite format 3", "a database"],
];

/** Paths within archives and compound files that tell what they are. */
const CONTENTS: readonly (readonly [path: RegExp, what: string])[] = [
  [/^word\//, "a Word document"],
  [/^ppt\//, "a PowerPoint presentation"],
  [/^index(?:\/document\.iwa|\.zip)$/, "an Apple Numbers, Pages or Keynote file"],
  [/\/worddocument$/, "a Word document"],
  [/\/powerpoint document$/, "a PowerPoint presentation"],
  [/\/__properties_version1\.0$/, "a mail"],
];

/** The refusal of a file that is known to be something else; undefined for every other. */
export function otherFormat(bytes: Buffer, filename: string): TableRefusal | undefined {
  const start = bytes.toString("latin1", 0, 16);
  // Two letters alone begin many a text, too.
  const found = STARTS.find(
    ([mark]) => start.startsWith(mark) && (mark.length > 2 || bytes.includes(0)),
  );
  if (found) return isOther(filename, found[1]);
  if (start.startsWith("RIFF") && start.includes("WEBP")) return isOther(filename, "an image");
  return /ftyp(?:heic|heix|mif1|avif)/.test(start) ? isOther(filename, "an image") : undefined;
}

/** The same for a text, by its beginning. */
export function otherText(beginning: string, filename: string): TableRefusal | undefined {
  if (/^\s*<svg|^\s*<\?xml[^]*?<svg/i.test(beginning)) return isOther(filename, "an image");
  if (/^\s*<(?:!doctype html|html|head|body|meta|table|div|style)/i.test(beginning))
    return isOther(filename, "a web page");
  if (/^\s*<[a-z!?/]/i.test(beginning)) return isOther(filename, "an XML file");
  if (
    /^(?:Return-Path|Received|Delivered-To|MIME-Version|Message-ID|From|Date|Subject): /i.test(
      beginning,
    ) &&
    /^(?:MIME-Version|Message-ID|Content-Type): /im.test(beginning)
  )
    return isOther(filename, "a mail or a saved web page");
  return undefined;
}

/** The same for the paths within an archive or a compound file. */
export function otherContents(paths: readonly string[], filename: string) {
  const found = CONTENTS.find(([path]) => paths.some((one) => path.test(one.toLowerCase())));
  return found && isOther(filename, found[1]);
}

/** The sentence for a file that is something else, with what to do instead. */
export const isOther = (filename: string, what: string) =>
  new TableRefusal(
    "unsupported",
    `'${filename}' is ${what}. Export the table as CSV or Excel and upload that.`,
  );
