import { readDueDay } from "../language/dates.ts";
import { meansNoun, meansVerb } from "../language/lexicon.ts";
import { fold, nameStems, stem, tokenise, type Token } from "../language/tokens.ts";
import type { PlannerTool } from "../planner-tools.ts";

/** Arguments found in a prompt, or the question for the first one that is missing. */
export type Filled =
  | { readonly ok: true; readonly args: Record<string, unknown> }
  | {
      readonly ok: false;
      readonly missing: string;
      readonly question: string;
      readonly args: Record<string, unknown>;
    };

type Property = { readonly name: string; readonly schema: Record<string, unknown> };
type Reader = {
  readonly tokens: Token[];
  readonly prompt: string;
  readonly used: Set<number>;
  readonly today: string;
  /** Where the tool's verb and its noun stand; -1 when they do not. */
  verbAt: number;
  nounAt: number;
};

const MAIN_NAMES = ["title", "name", "subject", "summary", "text", "query", "message", "body"];
const LONG_NAMES = ["description", "notes", "note", "details", "body", "comment"];
const EDGE = new Set([
  "to",
  "called",
  "named",
  "titled",
  "that",
  "say",
  "for",
  "with",
  "as",
  "and",
  "the",
  "a",
  "an",
  "of",
  "in",
  "on",
  "by",
  "at",
  "please",
  "about",
  "it",
  "me",
  "my",
  "is",
  "new",
]);
const ENUM_WORDS: Readonly<Record<string, readonly string[]>> = {
  done: ["done", "complete", "completed", "finished", "finish", "closed", "close", "ready"],
  completed: ["done", "complete", "completed", "finished", "finish", "closed", "close"],
  open: ["open", "reopen", "reopened", "unfinished", "todo"],
  in_progress: ["progress", "started", "start", "ongoing"],
  high: ["high", "urgent", "important", "critical"],
  medium: ["medium", "normal"],
  low: ["low", "unimportant", "minor"],
};

/**
 * Fills a tool's arguments from a prompt: choices by their words, days by how people say them, counts, and the rest of
 * the words as the main text.
 * @param today ISO date
 */
export function fillArguments(tool: PlannerTool, prompt: string, today: string): Filled {
  const properties = propertiesOf(tool);
  const required = Array.isArray(tool.schema["required"])
    ? tool.schema["required"].map(String)
    : [];
  const tokens = tokenise(prompt);
  const reader: Reader = { tokens, prompt, used: new Set(), today, verbAt: -1, nounAt: -1 };
  const args: Record<string, unknown> = {};

  dropVerbAndNoun(reader, tool);
  for (const property of properties) {
    const value =
      readLong(reader, property) ??
      readEnum(reader, property) ??
      readDate(reader, property) ??
      readInteger(reader, property);
    if (value !== undefined) args[property.name] = value;
  }
  const main = mainProperty(properties, required);
  if (main && args[main.name] === undefined) {
    const text = quoted(reader) ?? restOfWords(reader);
    if (text) args[main.name] = text;
  }
  const missing = required.find((name) => args[name] === undefined);
  if (missing === undefined) return { ok: true, args };
  return { ok: false, missing, args, question: questionFor(tool, missing) };
}

/** The question for a missing argument. Always in the same words, so that the answer to it is known as one. */
export function questionFor(tool: PlannerTool, missing: string): string {
  const noun = tool.tool.split("_").slice(1).join(" ") || tool.tool;
  return `What should the ${missing.replaceAll("_", " ")} of the ${noun} be?`;
}

function propertiesOf(tool: PlannerTool): Property[] {
  const properties = tool.schema["properties"];
  if (typeof properties !== "object" || properties === null) return [];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: typeof schema === "object" && schema !== null ? { ...schema } : {},
  }));
}

const mainProperty = (properties: readonly Property[], required: readonly string[]) => {
  const texts = properties.filter(
    ({ schema }) => isText(schema) && !schema["enum"] && schema["format"] === undefined,
  );
  return (
    texts.find(({ name }) => required.includes(name) && MAIN_NAMES.includes(name)) ??
    texts.find(({ name }) => required.includes(name)) ??
    texts.find(({ name }) => MAIN_NAMES.includes(name))
  );
};

const isText = (schema: Record<string, unknown>) =>
  schema["type"] === "string" ||
  (Array.isArray(schema["type"]) && schema["type"].includes("string"));

/** `create a task`, `add a new to-do`: the words that named the tool are no part of its arguments. */
function dropVerbAndNoun(reader: Reader, tool: PlannerTool): void {
  const [verb = "", ...nouns] = tool.tool.split("_").map(stem);
  const { tokens, used } = reader;
  const verbAt = tokens.findIndex((token) => meansVerb(token.stem, verb));
  if (verbAt < 0) return;
  reader.verbAt = verbAt;
  for (let at = 0; at <= verbAt; at += 1) used.add(at);
  const nounAt = tokens.findIndex(
    (token, at) =>
      at > verbAt && at <= verbAt + 4 && nouns.some((noun) => meansNoun(token.stem, noun)),
  );
  reader.nounAt = nounAt;
  const between = nounAt < 0 ? [] : tokens.slice(verbAt + 1, nounAt);
  // Between verb and noun stand small words and choices ("a high priority task"); anything else is text.
  if (
    nounAt >= 0 &&
    between.every(
      (token) => EDGE.has(token.stem) || isEnumWord(tool, token.stem) || token.stem === "priority",
    )
  ) {
    for (const [offset, token] of between.entries())
      if (EDGE.has(token.stem)) used.add(verbAt + 1 + offset);
    used.add(nounAt);
  }
}

const isEnumWord = (tool: PlannerTool, word: string) =>
  propertiesOf(tool).some(({ schema }) =>
    enumValues(schema).some((value) => wordsFor(value).includes(word)),
  );

const enumValues = (schema: Record<string, unknown>): string[] =>
  Array.isArray(schema["enum"]) ? schema["enum"].filter((one) => typeof one === "string") : [];

const wordsFor = (value: string): string[] =>
  [...new Set([value, ...(ENUM_WORDS[fold(value)] ?? [])])].map(stem);

/** `description: …`, `with the note …`: the text up to the end. */
function readLong(reader: Reader, { name, schema }: Property): string | undefined {
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
function readEnum(reader: Reader, { name, schema }: Property): string | undefined {
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
    names.includes(reader.tokens[at]?.stem ?? "") ||
    ["with", "a", "as", "to", "of", "is", "at", "set", "and"].includes(
      reader.tokens[at]?.stem ?? "",
    );
  while (from > 0 && skippable(from - 1) && !reader.used.has(from - 1)) from -= 1;
  while (names.includes(reader.tokens[to + 1]?.stem ?? "")) to += 1;
  for (let at = from; at <= to; at += 1) reader.used.add(at);
  return chosen.value;
}

function readDate(reader: Reader, { name, schema }: Property): string | undefined {
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

function readInteger(reader: Reader, { schema }: Property): number | undefined {
  if (schema["type"] !== "integer" && schema["type"] !== "number") return undefined;
  const at = reader.tokens.findIndex(
    (token, index) => token.kind === "number" && !reader.used.has(index),
  );
  if (at < 0) return undefined;
  reader.used.add(at);
  return reader.tokens[at]?.value;
}

function quoted(reader: Reader): string | undefined {
  const at = reader.tokens.findIndex(
    (token, index) => token.kind === "quoted" && !reader.used.has(index),
  );
  if (at < 0) return undefined;
  reader.used.add(at);
  return reader.tokens[at]?.text;
}

/** The words that are left, as they were written, without small words at the ends. */
function restOfWords(reader: Reader): string {
  const free = reader.tokens.flatMap((_token, at) => (reader.used.has(at) ? [] : at));
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
  const clean = text.replace(/[\s,;:.!?-]+$/, "").trim();
  return clean === "" ? "" : clean.charAt(0).toUpperCase() + clean.slice(1);
}
