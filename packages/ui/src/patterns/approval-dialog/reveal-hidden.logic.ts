/** Why a character is made visible. */
export type HiddenKind = "control" | "zero-width" | "direction" | "tag" | "filler" | "surrogate";

/** A segment of a text as a person must see it: as it is, or one character as its escape. */
export type Segment = { text: string } | { escape: string; kind: HiddenKind };

/** A text with its invisible characters made visible. */
export type Revealed = { segments: readonly Segment[]; hidden: number };

type Range = readonly [from: number, to: number, kind: HiddenKind];

const ranges: readonly Range[] = [
  [0x00, 0x08, "control"],
  [0x0b, 0x1f, "control"],
  [0x7f, 0x9f, "control"],
  [0xad, 0xad, "zero-width"],
  [0x34f, 0x34f, "zero-width"],
  [0x61c, 0x61c, "direction"],
  [0x115f, 0x1160, "filler"],
  [0x17b4, 0x17b5, "zero-width"],
  [0x180b, 0x180f, "zero-width"],
  [0x200b, 0x200d, "zero-width"],
  [0x200e, 0x200f, "direction"],
  [0x2028, 0x2029, "control"],
  [0x202a, 0x202e, "direction"],
  [0x2060, 0x2065, "zero-width"],
  [0x2066, 0x2069, "direction"],
  [0x206a, 0x206f, "control"],
  [0x2800, 0x2800, "filler"],
  [0x3164, 0x3164, "filler"],
  [0xd800, 0xdfff, "surrogate"],
  [0xfe00, 0xfe0f, "zero-width"],
  [0xfeff, 0xfeff, "zero-width"],
  [0xffa0, 0xffa0, "filler"],
  [0xfff0, 0xfffb, "control"],
  [0x1bca0, 0x1bca3, "control"],
  [0x1d159, 0x1d159, "filler"],
  [0x1d173, 0x1d17a, "control"],
  [0xe0000, 0xe007f, "tag"],
  [0xe0080, 0xe01ef, "zero-width"],
];

/** From here on escapes are written into the text itself: a hundred thousand elements would freeze the page. */
const mostSegments = 1_000;

/**
 * Shows control, zero-width, direction and tag characters as `U+202E`. Joiners inside an emoji or in scripts that need
 * them stay: escaping them would spoil honest text.
 */
export function revealHidden(text: string): Revealed {
  const segments: Segment[] = [];
  let plain = "";
  let hidden = 0;
  const points = Array.from(text);
  points.forEach((point, index) => {
    const kind = hiddenKind(point);
    if (kind === null || isHonest(points, index)) {
      plain += point;
      return;
    }
    hidden++;
    if (segments.length >= mostSegments) {
      plain += `[${codePointName(point)}]`;
      return;
    }
    if (plain !== "") segments.push({ text: plain });
    plain = "";
    segments.push({ escape: codePointName(point), kind });
  });
  if (plain !== "") segments.push({ text: plain });
  return { segments, hidden };
}

/** The text with its escapes in brackets, for accessible names and tests. */
export function revealedText(text: string): string {
  return revealHidden(text)
    .segments.map((segment) => ("text" in segment ? segment.text : `[${segment.escape}]`))
    .join("");
}

function hiddenKind(point: string): HiddenKind | null {
  const code = point.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f) return null;
  return ranges.find(([from, to]) => code >= from && code <= to)?.[2] ?? null;
}

const emojiPart = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[#*0-9]/u;
const joiningScript =
  /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gurmukhi}|\p{Script=Gujarati}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala}/u;

function isHonest(points: readonly string[], index: number): boolean {
  const code = points[index]?.codePointAt(0) ?? 0;
  const before = points[index - 1] ?? "";
  const after = points[index + 1] ?? "";
  if (code === 0xfe0e || code === 0xfe0f) return emojiPart.test(before);
  if (code !== 0x200c && code !== 0x200d) return false;
  if (joiningScript.test(before) && joiningScript.test(after)) return true;
  const joinsEmoji = emojiPart.test(before) || before === "\ufe0f";
  return code === 0x200d && joinsEmoji && emojiPart.test(after);
}

function codePointName(point: string): string {
  return `U+${(point.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
