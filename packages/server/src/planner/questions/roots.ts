import { stem } from "../../text/stem.ts";

const GERMAN_ENDING = /(?:innen|ungen|ung|enen|eren|ern|en|er|em|es|e|n|ly)$/;

/**
 * The forms under which a word is looked up: without its English plural, and without a German ending. The first is the closest; both
 * sides of a comparison are put through here, so that a form only has to be the same, not right.
 */
export function rootsOf(word: string): string[] {
  const close = stem(word);
  if (close.length < 6) return [close];
  const loose = close.replace(GERMAN_ENDING, "");
  return loose.length >= 4 && loose !== close ? [close, loose] : [close];
}
