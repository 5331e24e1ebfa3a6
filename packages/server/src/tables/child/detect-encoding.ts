import { detectAll } from "jschardet";
import { beginningOf } from "../beginning-of.ts";
import { CODE_PAGES } from "../encodings.ts";
import { decodeBytes } from "./decode-bytes.ts";

/** An encoding that a text file may have. */
export type EncodingCandidate = {
  /** A label of the Encoding Standard, such as `windows-1251`. */
  readonly label: string;
  /** `Windows-1251, Cyrillic`. */
  readonly name: string;
  /** A few words with letters beyond ASCII, as they read under it. */
  readonly sample: string;
  /** False for one that reads the bytes with odd letters. */
  readonly isLikely: boolean;
};

type Found = { label: string; confidence: number; oddness: number };

/** Bytes that are looked at; longer files are recognized by their first lines that are not ASCII. */
const SAMPLE_BYTES = 8 * 1024;
const MAX_CANDIDATES = 4;
const ALWAYS_OFFERED = ["windows-1252", "cp850"];
const MAX_SAMPLE = 60;
/** Share of the best confidence from which a candidate is as likely. */
const CLOSE = 0.75;

/** Names of the detector that the Encoding Standard has under another, or in a wider one. */
const LABELS: Record<string, string> = {
  maccyrillic: "x-mac-cyrillic",
  macroman: "macintosh",
  cp932: "shift_jis",
  cp949: "euc-kr",
  cp874: "windows-874",
  "iso-8859-8": "windows-1255",
  kz1048: "windows-1251",
  cp866: "ibm866",
  ibm855: "cp855",
};

const NAMES: Record<string, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16, big endian",
  "utf-32le": "UTF-32",
  "utf-32be": "UTF-32, big endian",
  "windows-1250": "Windows-1250, Central European",
  "windows-1251": "Windows-1251, Cyrillic",
  "windows-1252": "Windows-1252, Western",
  "windows-1253": "Windows-1253, Greek",
  "windows-1254": "Windows-1254, Turkish",
  "windows-1255": "Windows-1255, Hebrew",
  "windows-1256": "Windows-1256, Arabic",
  "windows-1257": "Windows-1257, Baltic",
  "windows-1258": "Windows-1258, Vietnamese",
  "windows-874": "Windows-874, Thai",
  "iso-8859-2": "ISO 8859-2, Central European",
  "iso-8859-5": "ISO 8859-5, Cyrillic",
  "iso-8859-7": "ISO 8859-7, Greek",
  "iso-8859-13": "ISO 8859-13, Baltic",
  "iso-8859-15": "ISO 8859-15, Western",
  "koi8-r": "KOI8-R, Cyrillic",
  "koi8-u": "KOI8-U, Cyrillic",
  cp437: "DOS 437, Western",
  cp737: "DOS 737, Greek",
  cp775: "DOS 775, Baltic",
  cp850: "DOS 850, Western",
  cp852: "DOS 852, Central European",
  cp855: "DOS 855, Cyrillic",
  cp857: "DOS 857, Turkish",
  cp858: "DOS 858, Western with the euro",
  cp860: "DOS 860, Portuguese",
  cp861: "DOS 861, Icelandic",
  cp862: "DOS 862, Hebrew",
  cp863: "DOS 863, French",
  cp865: "DOS 865, Nordic",
  macintosh: "Mac OS Roman, Western",
  "x-mac-cyrillic": "Mac OS Cyrillic",
  ibm866: "IBM866, Cyrillic",
  shift_jis: "Shift JIS, Japanese",
  "euc-jp": "EUC-JP, Japanese",
  gb18030: "GB18030, Chinese",
  gbk: "GBK, Chinese",
  big5: "Big5, Chinese",
  "euc-kr": "EUC-KR, Korean",
};

/** `Windows-1251, Cyrillic` for `windows-1251`. */
export const encodingName = (label: string): string => NAMES[label] ?? label;

/**
 * The encodings that bytes most likely have, with the most likely first. Those that read them alike are one.
 * @returns none for plain ASCII
 */
export function detectEncodings(bytes: Uint8Array): EncodingCandidate[] {
  const lines = linesBeyondAscii(bytes);
  if (lines.length === 0) return [];
  const found = new Map<string, Found>();
  for (const { encoding, confidence } of [
    ...detectAll(Buffer.from(lines)),
    ...ALWAYS_OFFERED.map((label) => ({ encoding: label, confidence: 0 })),
  ]) {
    const label = labelOf(encoding);
    const text = label && decodeBytes(label, lines, true);
    if (!label || text === undefined || /[\u0080-\u009f]/.test(text)) continue;
    const known = found.get(text);
    // Which of several makes no difference here, but may for a letter further below: programs write the wider one.
    if (known) {
      if (isUsual(label) && !known.label.startsWith("windows")) known.label = label;
    } else found.set(text, { label, confidence: confidence ?? 0, oddness: oddnessOf(text) });
  }
  const best = Math.max(...[...found.values()].map(({ confidence }) => confidence));
  const isClose = ({ confidence }: Found) => confidence > 0 && confidence >= best * CLOSE;
  const isPlain = (one: Found) =>
    one.oddness === 0 &&
    (one.label.startsWith("windows") || (!CODE_PAGES.has(one.label) && isClose(one)));
  // Hardly anyone still writes these, and in some the letters of any text are letters.
  const isOutdated = [...found.values()].some(isPlain)
    ? ({ label }: Found) => CODE_PAGES.has(label)
    : () => false;
  const ranked = [...found].toSorted(([, a], [, b]) => {
    const closer = Number(isClose(b)) - Number(isClose(a));
    return (
      Number(isOutdated(a)) - Number(isOutdated(b)) ||
      closer ||
      (isClose(a) ? a.oddness - b.oddness : 0) ||
      b.confidence - a.confidence
    );
  });
  const least = ranked[0]?.[1].oddness ?? 0;
  const offered = ranked.filter(
    ([, { label }], at) => at < MAX_CANDIDATES || ALWAYS_OFFERED.includes(label),
  );
  return offered.map(([text, one]) => ({
    label: one.label,
    name: encodingName(one.label),
    sample: wordsBeyondAscii(text),
    isLikely: isClose(one) && one.oddness <= least && !isOutdated(one),
  }));
}

const isUsual = (label: string) => label.startsWith("windows") || label === "cp850";

function labelOf(encoding: string | null): string | undefined {
  const name = encoding?.toLowerCase().replace(/^iso8859/, "iso-8859") ?? "";
  const label = LABELS[name] ?? name;
  if (CODE_PAGES.has(label)) return label;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    // A code page that nothing here can read.
    return undefined;
  }
}

/** Whole lines, so that no character is cut. */
function linesBeyondAscii(bytes: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  let length = 0;
  let from = 0;
  while (from < bytes.length && length < SAMPLE_BYTES) {
    const end = bytes.indexOf(0x0a, from);
    const to = end < 0 ? bytes.length : end + 1;
    const line = bytes.subarray(from, Math.min(to, from + SAMPLE_BYTES));
    if (line.some((byte) => byte > 0x7f)) {
      lines.push(line);
      length += line.length;
    }
    from = to;
  }
  return Buffer.concat(lines);
}

/** How many places no one would write: a sign within a word, a capital after a small letter, letters of two alphabets. */
function oddnessOf(text: string): number {
  const odd =
    /\p{L}[^\p{L}\p{N}\p{M}\s\p{ASCII}’‘“”«»–—·]|[^\p{L}\p{N}\p{M}\s\p{ASCII}’‘“”«»–—·]\p{L}|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}|\p{L}(?:[\p{No}“”„]\p{L}|ⁿ)|\p{Script=Latin}(?=[\p{Script=Cyrillic}\p{Script=Greek}])|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/gu;
  return (text.match(odd) ?? []).length;
}

const WORD = /[^\s,;|"']*[^\p{ASCII}][^\s,;|"']*/gu;
const BROKEN_WORD = /[^\s,;|"']*\ufffd[^\s,;|"']*/gu;
const MAX_WORDS = 6;

/** The first words of a text that show which encoding it has. */
export function wordsBeyondAscii(text: string): string {
  const words = new Set<string>();
  // Letters that it cannot read tell most about an encoding.
  for (const pattern of text.includes("\ufffd") ? [BROKEN_WORD, WORD] : [WORD])
    for (const [word] of text.matchAll(pattern)) {
      if (words.size === MAX_WORDS) break;
      words.add(word);
    }
  return beginningOf([...words].join(", "), MAX_SAMPLE);
}
