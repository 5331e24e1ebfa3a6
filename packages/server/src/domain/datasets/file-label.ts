import { beginningOf } from "../../tables/beginning-of.ts";

/** Control characters, marks that reverse the text direction and so disguise a file extension, and invisible marks. */
const DISGUISES = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const MAX_NAME_LENGTH = 200;
const ENDING = /\.[^.]{1,8}$/;

/**
 * The name of an uploaded file as people are shown it. It names nothing on disk.
 * @param filename as the browser sent it, perhaps with folders
 */
export function fileLabel(filename: string): string {
  const name =
    filename.normalize("NFC").replaceAll(DISGUISES, "").split(/[/\\]/).at(-1)?.trim() ?? "";
  if (name === "" || name === "." || name === "..") return "file";
  if (name.length <= MAX_NAME_LENGTH) return name;
  const ending = ENDING.exec(name)?.[0] ?? "";
  return `${beginningOf(name, MAX_NAME_LENGTH - ending.length)}${ending}`;
}

/** The name, with the first free number before its ending where the user has a file of that name. */
export function unusedLabel(label: string, taken: ReadonlySet<string>): string {
  if (!taken.has(label)) return label;
  const ending = ENDING.exec(label)?.[0] ?? "";
  const stem = label.slice(0, label.length - ending.length);
  for (let number = 2; ; number++) {
    const tail = ` (${number})${ending}`;
    const name = `${beginningOf(stem, MAX_NAME_LENGTH - tail.length)}${tail}`;
    if (!taken.has(name)) return name;
  }
}
