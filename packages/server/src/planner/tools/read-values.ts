import { readDueDay } from "../language/dates.ts";
import { fold, stem } from "../../text/stem.ts";
import { nameStems, type Token } from "../../questions/tokens.ts";
import { EDGE, isText, isTo, tellingForm, type Property, type Reader } from "./reader.ts";

/** Arguments that take a long text. */
export const LONG_NAMES = ["description", "notes", "note", "details", "body", "comment"];
const ENUM_WORDS: Readonly<Record<string, readonly string[]>> = {
  done: ["done", "complete", "completed", "finished", "finish", "closed", "close", "ready", "tick"],
  completed: ["done", "complete", "completed", "finished", "finish", "closed", "close"],
  closed: ["close", "closed"],
  solved: ["solve", "solved", "resolve", "resolved"],
  open: ["open", "reopen", "reopened", "unfinished", "todo"],
  in_progress: ["progress", "started", "start", "ongoing"],
  high: ["high", "urgent", "important", "critical"],
  medium: ["medium", "normal"],
  low: ["low", "unimportant", "minor"],
};

/** The choices of an argument; none where it is not one of a few. */
export const enumValues = (schema: Record<string, unknown>): string[] =>
  Array.isArray(schema["enum"]) ? schema["enum"].filter((one) => typeof one === "string") : [];

/** The words that people use for a choice. */
export const wordsFor = (value: string): string[] =>
  [...new Set([value, ...(ENUM_WORDS[fold(value)] ?? [])])].map(stem);

/** The words of a prompt as they are written, with where they begin, without what ends a sentence. */
const writtenWords = (prompt: string) =>
  [...prompt.matchAll(/[^\s,;"“”]+/g)].map((match) => ({
    start: match.index,
    word: match[0].replace(/[.:!?)]+$/, ""),
  }));

/** Whether a prompt has a word of a form. */
export const hasForm = (prompt: string, form: RegExp): boolean =>
  writtenWords(prompt).some(({ word }) => form.test(word));

/** `octo-org/website`: a word that matches the argument's pattern. */
export function readPattern(reader: Reader, { name, schema }: Property): string | undefined {
  const form = isText(schema) ? tellingForm(schema) : undefined;
  if (!form) return undefined;
  for (const { start, word } of writtenWords(reader.prompt)) {
    const end = start + word.length;
    const at = reader.tokens.findIndex((token) => token.end > start && token.start < end);
    if (!form.test(word) || at < 0 || reader.used.has(at)) continue;
    for (let index = at; (reader.tokens[index]?.start ?? end) < end; index += 1)
      reader.used.add(index);
    const before = reader.tokens[at - 1]?.stem ?? "";
    if (EDGE.has(before) || nameStems(name).includes(before)) reader.used.add(at - 1);
    return word;
  }
  return undefined;
}

/** `description: …`, `with the note …`: the text up to the end. */
export function readLong(reader: Reader, { name, schema }: Property): string | undefined {
  if (!isText(schema) || !LONG_NAMES.includes(name)) return undefined;
  const at = reader.tokens.findIndex(
    (token, index) =>
      index > 0 &&
      !reader.used.has(index) &&
      (token.stem === stem(name) || (name === "description" && token.stem === "note")) &&
      (/^\s*:/.test(reader.prompt.slice(token.end)) ||
        ["with", "and", "the", "a"].includes(reader.tokens[index - 1]?.stem ?? "")),
  );
  const token = reader.tokens[at];
  if (!token) return undefined;
  const text = reader.prompt
    .slice(token.end)
    .replace(/^[\s:,-]+/, "")
    .replace(/^["“'](.*)["”']\s*\.?$/s, "$1")
    .trim();
  if (text === "") return undefined;
  for (let index = at; index < reader.tokens.length; index += 1) reader.used.add(index);
  for (
    let index = at - 1;
    index >= 0 && ["with", "and", "the", "a"].includes(reader.tokens[index]?.stem ?? "");
    index -= 1
  )
    reader.used.add(index);
  return text;
}

/** `with high priority`, `priority: low`, `as done`. A choice of two words' distance from the property's name wins. */
export function readEnum(reader: Reader, { name, schema }: Property): string | undefined {
  const values = enumValues(schema);
  if (values.length === 0) return undefined;
  const names = nameStems(name);
  const isNamed = (at: number) =>
    [at - 1, at + 1, at - 2].some((near) => names.includes(reader.tokens[near]?.stem ?? ""));
  const candidates = reader.tokens.flatMap((token, at) => {
    if (reader.used.has(at) || token.kind === "quoted") return [];
    const value = values.find((one) => wordsFor(one).includes(token.stem));
    return value === undefined
      ? []
      : { at, value, named: isNamed(at), last: at === reader.tokens.length - 1 };
  });
  const strong = (token: Token | undefined) =>
    ["as", "to", "urgent", "important", "mark"].includes(token?.stem ?? "");
  const chosen =
    candidates.find((one) => one.named) ??
    candidates.findLast(
      (one) =>
        strong(reader.tokens[one.at - 1]) ||
        isTo(reader.tokens[one.at - 1]) ||
        strong(reader.tokens[one.at]) ||
        (one.last && name === "status") ||
        one.at + 1 === reader.nounAt,
    );
  if (!chosen) {
    // "complete the task": the verb is the choice.
    const verb = name === "status" ? reader.tokens[reader.verbAt]?.stem : undefined;
    return values.find((value) => verb !== undefined && wordsFor(value).includes(verb));
  }
  let from = chosen.at;
  let to = chosen.at;
  const skippable = (at: number) =>
    isTo(reader.tokens[at]) ||
    names.includes(reader.tokens[at]?.stem ?? "") ||
    ["with", "a", "as", "to", "of", "is", "at", "set", "and"].includes(
      reader.tokens[at]?.stem ?? "",
    );
  while (from > 0 && skippable(from - 1) && !reader.used.has(from - 1)) from -= 1;
  while (names.includes(reader.tokens[to + 1]?.stem ?? "")) to += 1;
  for (let at = from; at <= to; at += 1) reader.used.add(at);
  return chosen.value;
}

/** `by Friday`, `due on 3 March`. */
export function readDate(reader: Reader, { name, schema }: Property): string | undefined {
  const isDate =
    schema["format"] === "date" || /(?:^|_)(?:date|due|deadline|day)(?:_|$)/.test(name);
  if (!isDate || !isText(schema)) return undefined;
  for (const at of reader.tokens.keys()) {
    if (reader.used.has(at)) continue;
    const found = readDueDay(reader.tokens, at, reader.today);
    if (!found) continue;
    let from = at;
    while (
      from > 0 &&
      !reader.used.has(from - 1) &&
      ["on", "by", "due", "until", "for", "before", "date", "is", "the", "and", "with"].includes(
        reader.tokens[from - 1]?.stem ?? "",
      )
    )
      from -= 1;
    for (let index = from; index < at + found.length; index += 1) reader.used.add(index);
    return found.day;
  }
  return undefined;
}

/** The first address of the web, as it was written. */
export function readAddress(reader: Reader, { schema }: Property): string | undefined {
  if (!isText(schema) || schema["format"] !== "uri") return undefined;
  const at = reader.tokens.findIndex(
    (token, index) => token.kind === "address" && !reader.used.has(index),
  );
  if (at < 0) return undefined;
  reader.used.add(at);
  return reader.tokens[at]?.text;
}

/** The first text in quotes. */
export function quoted(reader: Reader): string | undefined {
  const at = reader.tokens.findIndex(
    (token, index) => token.kind === "quoted" && !reader.used.has(index),
  );
  if (at < 0) return undefined;
  reader.used.add(at);
  return reader.tokens[at]?.text;
}

/**
 * `comment on issue 12: …`: what follows the first colon of a prompt, as it was written where it is a long text; undefined where
 * nothing follows one.
 */
export function restAfterColon(reader: Reader, { name }: Property): string | undefined {
  const colon = /:\s/.exec(reader.prompt)?.index ?? -1;
  const isAfter = (at: number) => (reader.tokens[at]?.start ?? 0) >= colon;
  const free = [...reader.tokens.keys()].filter((at) => !reader.used.has(at) && isAfter(at));
  if (colon < 0 || free.length === 0) return undefined;
  const isWhole = ![...reader.used].some(isAfter);
  const text =
    isWhole && LONG_NAMES.includes(name)
      ? reader.prompt.slice(colon + 1).trim()
      : textOf(reader, free);
  if (text) for (const at of free) reader.used.add(at);
  return text || undefined;
}

/** The words that are left, as they were written, without small words at the ends. */
export function restOfWords(reader: Reader): string {
  const free = reader.tokens.flatMap((_token, at) => (reader.used.has(at) ? [] : at));
  const text = textOf(reader, free);
  if (text) for (const at of free) reader.used.add(at);
  return text;
}

/** Words as they were written, without small ones at the ends. */
function textOf(reader: Reader, places: readonly number[]): string {
  const free = [...places];
  const edge = (at: number | undefined) =>
    at !== undefined && EDGE.has(reader.tokens[at]?.stem ?? "");
  while (edge(free[0])) free.shift();
  while (edge(free.at(-1))) free.pop();
  let text = "";
  for (const [index, at] of free.entries()) {
    const token = reader.tokens[at];
    const before = index > 0 ? reader.tokens[free[index - 1] ?? 0] : undefined;
    if (!token) continue;
    const joined =
      before && free[index - 1] === at - 1
        ? reader.prompt.slice(before.end, token.start)
        : before
          ? " "
          : "";
    text += joined + reader.prompt.slice(token.start, token.end);
  }
  const clean = text.slice(0, text.length - tailOf(text)).trim();
  return clean === "" ? "" : clean.charAt(0).toUpperCase() + clean.slice(1);
}

/** Number of sentence-ending characters at the end. Counted, because a pattern would retry at every dot of a long run. */
function tailOf(text: string): number {
  let length = 0;
  while (length < text.length && /[\s,;:.!?-]/.test(text.charAt(text.length - 1 - length)))
    length += 1;
  return length;
}
