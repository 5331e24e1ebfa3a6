import type { InlineText } from "./inline-text.ts";

type Found = { from: number; to: number };

/** Reads the address around the trigger at `at`; text before `from` belongs to something else. */
type Reader = (cx: InlineText, at: number, from: number) => Found | null;

type Sign = {
  text: string;
  read: Reader;
  /** How far before its trigger an address may begin. */
  reach: number;
  at: number;
  found: Found | null;
};

const longestName = 100;

/**
 * Finds addresses without brackets: `http://`, `https://`, `www.` and mail names. It looks only around these triggers,
 * and reads each once, so that plain text costs nothing.
 */
export class AddressFinder {
  readonly #cx: InlineText;
  readonly #signs: Sign[] = [
    { text: "://", read: readWeb, reach: 5, at: -1, found: null },
    { text: "www.", read: readWww, reach: 0, at: -1, found: null },
    { text: "@", read: readMail, reach: longestName + 7, at: -1, found: null },
  ];

  constructor(cx: InlineText) {
    this.#cx = cx;
  }

  /** The first address that begins between two offsets. */
  next(from: number, to: number): Found | null {
    let first: Found | null = null;
    for (const sign of this.#signs) {
      const limit: number = first?.from ?? to;
      const found = this.#seek(sign, from, limit);
      if (found && found.from < limit) first = found;
    }
    return first;
  }

  #seek(sign: Sign, from: number, limit: number): Found | null {
    for (;;) {
      if (sign.found && sign.found.from >= from) return sign.found;
      if (sign.at < from) this.#advance(sign, from);
      if (sign.at - sign.reach >= limit) return null;
      sign.found = sign.read(this.#cx, sign.at, from);
      if (sign.found === null) this.#advance(sign, sign.at + 1);
    }
  }

  #advance(sign: Sign, from: number): void {
    const at = this.#cx.text.indexOf(sign.text, from);
    sign.at = at < 0 ? Number.POSITIVE_INFINITY : at;
  }
}

const readWeb: Reader = (cx, at, from) => {
  const scheme = /(?<![a-z\d])https?$/i.exec(cx.text.slice(Math.max(from, at - 6), at))?.[0];
  if (scheme === undefined) return null;
  const to = addressEnd(cx, at + 3, at + 3);
  return to < 0 ? null : { from: at - scheme.length, to };
};

const readWww: Reader = (cx, at) => {
  // Inside a word or another address it begins nothing.
  if (/[a-z\d/.:@?&=#%+-]/i.test(cx.text[at - 1] ?? " ")) return null;
  const to = addressEnd(cx, at, at + 4);
  return to < 0 ? null : { from: at, to };
};

const host = /[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*(?:\.[\p{L}\p{M}\p{N}_-]+)*/uy;
// Chinese and Japanese sentences have no space after an address, but punctuation of their own.
const rest =
  /[^\s<\u3000-\u3003\u3008-\u3011\u3014-\u301b\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]*/y;

/** End of the address whose host begins at `from`, or -1. If the host begins before `name`, `name` needs a dot. */
function addressEnd(cx: InlineText, from: number, name: number): number {
  const { text } = cx;
  host.lastIndex = from;
  const found = host.exec(text)?.[0];
  if (found === undefined) return -1;
  const labels = found.split(".");
  if (labels.slice(-2).some((label) => label.includes("_"))) return -1;
  if (from !== name && labels.length < 3) return -1;
  rest.lastIndex = from + found.length;
  rest.test(text);
  const end = cx.brackets.length > 0 ? beforeBracket(text, from, rest.lastIndex) : rest.lastIndex;
  return trimmedEnd(text, from, end);
}

/** The first closing bracket that was not opened in the address: it belongs to the link around it. */
function beforeBracket(text: string, from: number, to: number): number {
  let depth = 0;
  for (let pos = from; pos < to; pos++) {
    if (text[pos] === "[") depth++;
    else if (text[pos] === "]" && depth-- === 0) return pos;
  }
  return to;
}

/** Without trailing punctuation, which ends the sentence, not the address. */
function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  let open = 0;
  for (let pos = from; pos < to; pos++) {
    if (text[pos] === "(") open++;
    else if (text[pos] === ")") open--;
  }
  while (end > from) {
    const last = text.charAt(end - 1);
    if (last === ")" && open < 0) open++;
    else if (last === ";") {
      const entity = /&[a-z\d#]+;$/i.exec(text.slice(Math.max(from, end - 32), end));
      if (entity === null) break;
      end -= entity[0].length - 1;
    } else if (!"?!.,:*_~'\"".includes(last)) break;
    end--;
  }
  return end;
}

const mailHost = /[a-z\d_-]+(?:\.[a-z\d_-]+)+/iy;
const resource = /\/[a-z\d@.]+/iy;

const readMail: Reader = (cx, at, from) => {
  const { text } = cx;
  let start = at;
  const least = Math.max(from, at - longestName);
  while (start > least && /[\w.+-]/.test(text.charAt(start - 1))) start--;
  while (start < at && /[_.+-]/.test(text.charAt(start))) start++;
  if (start === at || text[start - 1] === "/") return null;
  mailHost.lastIndex = at + 1;
  const name = mailHost.exec(text)?.[0];
  if (name === undefined || /[-_]$/.test(name)) return null;
  const to = at + 1 + name.length;
  const scheme = /(?<![a-z\d])(?:mailto|xmpp):$/i.exec(
    text.slice(Math.max(from, start - 8), start),
  )?.[0];
  if (scheme === undefined) return { from: start, to };
  resource.lastIndex = to;
  const whole = scheme.length === 5 && resource.test(text) ? resource.lastIndex : to;
  return { from: start - scheme.length, to: whole };
};
