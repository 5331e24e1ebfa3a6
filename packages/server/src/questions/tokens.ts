import { fold, stem } from "../text/stem.ts";

/** One word, number, quoted text or address of a prompt. */
export type Token = {
  readonly text: string;
  /** Folded (see `fold`) and without its ending. */
  readonly stem: string;
  readonly kind: "word" | "number" | "date" | "quoted" | "sign" | "address";
  /** Position in the prompt. */
  readonly start: number;
  readonly end: number;
  /** The value of a number. */
  readonly value?: number;
};

const PATTERN = new RegExp(
  [
    /"(?<q1>[^"\n]+)"|“(?<q2>[^”\n]+)”|«(?<q3>[^»\n]+)»|`(?<q4>[^`\n]+)`|(?<![\p{L}\p{N}])'(?<q5>[^'\n]+)'(?![\p{L}\p{N}])/u,
    /(?<address>https?:\/\/[^\s<>"“”«»`]*[^\s<>"“”«»`'’.,;:!?)\]])/iu,
    /(?<date>\d{4}-\d{2}-\d{2})/u,
    /(?<number>[-−]?[$€£]?(?:[1-9]\d{0,2}(?:\.\d{3})+(?![.\d])|(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?:[kKmM](?![\p{L}\p{N}]))?(?:\s?[%°€$£])?)(?![\p{L}\p{N}])/u,
    /(?<grade>(?<![\p{L}\p{N}])\p{L}[+-](?![\p{L}\p{N}+-]))/u,
    /(?<word>[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_]|['’.-](?=[\p{L}\p{N}]))*)/u,
    /(?<sign><=|>=|<>|!=|[<>=]|(?<!\S)%(?!\S))/u,
  ]
    .map((part) => part.source)
    .join("|"),
  "gu",
);

/** All addresses of the web are one word to what looks for words: `read https` means any of them. */
const ADDRESS_STEM = stem("https");

/** Words of most German questions, and of no English one: without those of names, as in Ursula von Meyer, Des Moines, MIT. */
const GERMAN =
  /(?<![\p{L}\p{N}])(?:und|oder|nicht|für|über|unter|nach|wie|welche[rsnm]?|wieviele?|viele?|ist|sind|haben|zeige?|mehr|weniger|größer|kleiner|gleich|bis|auf|eine[rsnm]?)(?![\p{L}\p{N}])/iu;

/** The words, numbers, quoted texts and addresses of a prompt, in order. */
export function tokenise(prompt: string): Token[] {
  const german = GERMAN.test(prompt);
  return [...prompt.matchAll(PATTERN)].map((match): Token => {
    const groups = match.groups ?? {};
    const start = match.index;
    const place = { start, end: start + match[0].length };
    const quoted = groups["q1"] ?? groups["q2"] ?? groups["q3"] ?? groups["q4"] ?? groups["q5"];
    if (groups["address"] !== undefined) {
      return { text: match[0], stem: ADDRESS_STEM, kind: "address", ...place };
    }
    if (quoted !== undefined && /^https?:\/\/\S+$/i.test(quoted)) {
      const within = { start: start + 1, end: place.end - 1 };
      return { text: quoted, stem: ADDRESS_STEM, kind: "address", ...within };
    }
    if (quoted !== undefined) return { text: quoted, stem: fold(quoted), kind: "quoted", ...place };
    const { date, number, sign } = groups;
    if (date !== undefined) return { text: date, stem: date, kind: "date", ...place };
    if (number !== undefined) {
      return {
        text: number,
        stem: number,
        kind: "number",
        value: readNumber(number, german),
        ...place,
      };
    }
    if (sign !== undefined) return { text: sign, stem: sign, kind: "sign", ...place };
    return { text: match[0], stem: stem(match[0]), kind: "word", ...place };
  });
}

function readNumber(text: string, german: boolean): number {
  // 3.000 is three thousand in German and three in English; 3.000.000 is three million in both.
  const thousands = german
    ? /^\D*[1-9]\d{0,2}(?:\.\d{3})+(?!\d)/
    : /^\D*[1-9]\d{0,2}(?:\.\d{3}){2,}(?!\d)/;
  const plain = thousands.test(text) ? text.replaceAll(".", "") : text;
  const digits = Number(plain.replace(/[^\d.]/g, ""));
  const [unit] = /[km](?=\W*$)/i.exec(text) ?? [];
  const scale = unit === undefined ? 1 : /k/i.test(unit) ? 1000 : 1_000_000;
  return (/^[-−]/.test(text) ? -1 : 1) * digits * scale;
}

/** The stems of a name: `orderDate`, `order_date` and `Order Date (UTC)` all begin with `order date`. */
export function nameStems(name: string): string[] {
  return (
    name
      // "MwSt" is one word.
      .replace(/\b\p{Lu}\p{Ll}\p{Lu}\p{Ll}\b/gu, (word) => word.toLowerCase())
      .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter(Boolean)
      .map(stem)
  );
}
