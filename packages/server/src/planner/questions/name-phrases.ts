import { fold } from "../../text/stem.ts";
import type { Token } from "../../questions/tokens.ts";
import { HARMLESS_VERBS } from "./synonyms.ts";
import { type Meaning } from "./meaning.ts";
import { PHRASES } from "./lexicon.ts";
import type { Add } from "./name-columns.ts";
import { formsOf } from "../../questions/roots.ts";

const MAX_PHRASE_WORDS = 6;

export const phrases = new Map<string, Meaning[]>();
for (const [text, meaning] of PHRASES) {
  const key = text
    .split(" ")
    .map((word) => fold(word))
    .join(" ");
  phrases.set(key, [...(phrases.get(key) ?? []), meaning]);
}

export const harmless = new Set(HARMLESS_VERBS.flatMap(formsOf));

export const foldedText = (token: Token) => fold(token.text).replace(/[’]/g, "'");

export function addPhrases(
  tokens: readonly Token[],
  at: number,
  headings: ReadonlySet<string>,
  add: Add,
) {
  for (let length = Math.min(MAX_PHRASE_WORDS, tokens.length - at); length >= 1; length--) {
    const run = tokens.slice(at, at + length);
    if (run.some(({ kind }) => kind === "quoted" || kind === "address")) continue;
    const exact = phrases.get(run.map(foldedText).join(" "));
    const loose = exact ?? phrases.get(run.map((token) => token.stem).join(" "));
    // Except at the beginning, "where" starts a condition.
    if (at > 0 && loose?.some(({ kind }) => kind === "place")) {
      add(at, length, 0.6, { kind: "filler" });
      continue;
    }
    // "When it rained" is a condition; "booked for March" gives no booking date. "At least one" is no superlative.
    const previous = tokens[at - 1];
    if (previous && foldedText(previous) === "at" && loose?.some(({ kind }) => kind === "extreme"))
      continue;
    const isRelative =
      at > 0 &&
      loose?.some(({ kind }) => kind === "when") &&
      !JOINS.has(foldedText(tokens[at - 1] as Token));
    const next = tokens[at + length];
    const isMeantFor =
      loose?.some(({ kind }) => kind === "event") && next && MEANT.has(foldedText(next));
    if (isRelative || isMeantFor) {
      add(at, length, 0.6, { kind: "filler" });
      continue;
    }
    for (const meaning of loose ?? [])
      if (meaning.kind === "filler" && length === 1 && headings.has(run[0]?.stem ?? "")) continue;
      else if (
        meaning.kind === "event"
          ? isVerbHere(tokens, at)
          : meaning.kind !== "state" ||
            !isVerbHere(tokens, at) ||
            !VERB_OR_STATE.has(foldedText(tokens[at] as Token))
      )
        add(at, length, strengthOf(meaning, length), meaning);
  }
}

const JOINS = new Set(["and", "or", "und", "oder", "since", "seit"]);

const MEANT = new Set(["for", "fur"]);

/** Meanings that hold for any table give way to what this one has. */
const WEAKER: Partial<Record<Meaning["kind"], number>> = {
  refused: 0.95,
  weekday: 0.9,
  event: 0.8,
  state: 0.75,
  concept: 0.72,
  owed: 0.75,
  person: 0.6,
  difference: 0.9,
  entity: 0.7,
  with: 0.3,
};

/** Several filler words in a row are more certain than single ones. */
const strengthOf = ({ kind }: Meaning, length: number) =>
  kind === "filler" ? (length > 1 ? 0.6 : 0.25) : (WEAKER[kind] ?? 1);

/** Words that are a verb after "did" and a state elsewhere: "did they open", "that are open". */
const VERB_OR_STATE = new Set(["open", "close", "complete", "finish"]);

const ASKS_FOR_VERB = new Set(["did", "do", "does", "didn't", "don't", "doesn't", "to"]);

const isVerbHere = (tokens: readonly Token[], at: number) =>
  !VERB_OR_STATE.has(foldedText(tokens[at] as Token)) ||
  tokens.slice(Math.max(0, at - 6), at).some((token) => ASKS_FOR_VERB.has(foldedText(token)));
