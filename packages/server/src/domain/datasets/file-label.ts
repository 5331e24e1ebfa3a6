import { beginningOf } from "../../tables/beginning-of.ts";

/** Control characters, and marks that make text run the other way and so disguise an ending. */
const DISGUISES = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The name of an uploaded file as people are shown it. It names nothing on disk.
 * @param filename as the browser sent it, perhaps with folders
 */
export function fileLabel(filename: string): string {
  const name =
    filename.normalize("NFC").replaceAll(DISGUISES, "").split(/[/\\]/).at(-1)?.trim() ?? "";
  if (name === "" || name === "." || name === "..") return "file";
  if (name.length <= 200) return name;
  const ending = /\.[^.]{1,8}$/.exec(name)?.[0] ?? "";
  return `${beginningOf(name, 200 - ending.length)}${ending}`;
}
