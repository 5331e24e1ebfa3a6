import type { Decision } from "../reading.ts";
import {
  detectEncodings,
  encodingName,
  wordsBeyondAscii,
  type EncodingCandidate,
} from "./detect-encoding.ts";
import { decodeBytes } from "./decode-bytes.ts";
import type { ReadEncoding } from "./file-reading.ts";

/** A text file as text. */
export type DecodedText = {
  readonly text: string;
  readonly encoding: ReadEncoding;
  /** What is said of an encoding that the file does not name itself. */
  readonly decisions: readonly Decision[];
};

/**
 * Turns the bytes of a text file into text: by its byte order mark, else UTF-8, else UTF-16 where every second byte is empty, else in
 * the code page that its letters most likely have.
 * @param chosen the encoding that a person chose
 * @returns undefined when the bytes are no text
 */
export function decodeText(bytes: Uint8Array, chosen?: string): DecodedText | undefined {
  const decoded = chosen === undefined ? decode(bytes) : decodeChosen(bytes, chosen);
  if (!decoded || holdsControls(decoded.text)) return undefined;
  // Old systems end a file with a mark, which would be one more row.
  if (decoded.text.endsWith(END_OF_FILE))
    return { ...decoded, text: decoded.text.slice(0, -END_OF_FILE.length) };
  if (!decoded.text.includes("\0")) return decoded;
  // Where they are many, the bytes are of a program.
  if (countOf(decoded.text, "\0") * MIN_PER_NUL > decoded.text.length) return undefined;
  return {
    ...decoded,
    text: decoded.text.replaceAll("\0", ""),
    decisions: [
      ...decoded.decisions,
      {
        kind: "encoding",
        title: "Empty characters left out",
        sentence:
          "The file has characters of the code 0, which no program shows. They are left out.",
      },
    ],
  };
}

const END_OF_FILE = "\x1a";

/** Characters for each of code 0, at least, in what is a text. */
const MIN_PER_NUL = 4;

const countOf = (text: string, one: string) => text.split(one).length - 1;

/** Encodings that bytes may have, for a person to choose from: with the words that tell them apart, the most likely first. */
export function encodingCandidates(bytes: Uint8Array): EncodingCandidate[] {
  const others = detectEncodings(bytes);
  const { encoding, text } = decode(bytes) ?? {};
  if (!encoding || text === undefined || others.some(({ label }) => label === encoding.label))
    return others;
  const { label } = encoding;
  const own = { label, name: encodingName(label), sample: wordsBeyondAscii(text), isLikely: true };
  return [own, ...others.map((one) => ({ ...one, isLikely: false }))];
}

function decodeChosen(bytes: Uint8Array, label: string): DecodedText | undefined {
  const text = decodeBytes(label, bytes);
  return text === undefined ? decode(bytes) : certain(label, text);
}

const certain = (label: string, text: string): DecodedText => ({
  text,
  encoding: { label, isDoubtful: false, candidates: [label] },
  decisions: [],
});

function decode(bytes: Uint8Array): DecodedText | undefined {
  const wide = markOf(bytes) ?? looksWide(bytes);
  if (wide) {
    const text = decodeBytes(wide, bytes);
    return text === undefined ? undefined : certain(wide, text);
  }
  const utf8 = decodeBytes("utf-8", bytes, true);
  if (utf8 !== undefined) return certain("utf-8", utf8);
  return mostlyUtf8(bytes) ?? byLetters(bytes);
}

/** Characters of several bytes for each broken one, from which a file is UTF-8 all the same: other encodings make hardly any. */
const WHOLE_PER_BROKEN = 4;

/** One stray byte spoils its cell, which shows a replacement character, and not the other letters of the file. */
function mostlyUtf8(bytes: Uint8Array): DecodedText | undefined {
  const text = decodeBytes("utf-8", bytes) ?? "";
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const whole = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return whole >= broken * WHOLE_PER_BROKEN ? certain("utf-8", text) : undefined;
}

function byLetters(bytes: Uint8Array): DecodedText {
  const found = detectEncodings(bytes);
  const label = found[0]?.label ?? "windows-1252";
  const likely = found.filter(({ isLikely }) => isLikely);
  const isDoubtful = likely.length !== 1;
  const name = encodingName(label);
  const others = likely.slice(1).map((one) => one.name);
  const sample = found[0]?.sample ?? "";
  return {
    text: decodeBytes(label, bytes) ?? "",
    encoding: { label, isDoubtful, candidates: found.map((one) => one.label) },
    decisions: [
      {
        kind: "encoding",
        title: `Read as ${name}`,
        sentence: [
          `The file does not name its encoding and is read as ${name}, by its letters: ${sample}.`,
          ...(others.length > 0
            ? [
                `It could be ${new Intl.ListFormat("en-US", { type: "disjunction" }).format(others)}.`,
              ]
            : []),
        ].join(" "),
        ...(isDoubtful && { isDoubtful }),
      },
    ],
  };
}

function markOf(bytes: Uint8Array) {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? "utf-32le" : "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return a === 0 && b === 0 && c === 0xfe && d === 0xff ? "utf-32be" : undefined;
}

/** UTF-16 without a mark has an empty byte in each ASCII character, always in the same half: at least those between cells and rows. */
const EMPTY_SHARE = 0.02;

function looksWide(bytes: Uint8Array) {
  const length = Math.min(bytes.length, 1000) & ~1;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  const least = Math.max(length * EMPTY_SHARE, 2);
  const label =
    odd >= least && even === 0 ? "utf-16le" : even >= least && odd === 0 ? "utf-16be" : undefined;
  return label !== undefined && decodeBytes(label, bytes, true) !== undefined ? label : undefined;
}

/** Text has no control characters but tab, line breaks, form feed, the end-of-file mark of old systems, and empty ones as padding. */
function holdsControls(text: string) {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 && !ALLOWED_CONTROLS.has(code)) return true;
  }
  return false;
}

const ALLOWED_CONTROLS = new Set([0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);
