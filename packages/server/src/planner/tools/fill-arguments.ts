import { FILLERS, meansNoun, meansVerb, reads } from "../language/lexicon.ts";
import { tokeniseRequest } from "../language/german-requests.ts";
import { nameStems, type Token } from "../../questions/tokens.ts";
import type { PlannerTool } from "../planner-tools.ts";
import type { Phrases } from "../../questions/phrases/phrases.ts";
import { BEFORE_PLACE, looksUp, namesOf, placesNamed } from "./match-tool.ts";
import { readNamed, readPerson } from "./read-names.ts";
import { readNumber } from "./read-numbers.ts";
import { readRenamed, readSetTo } from "./read-changes.ts";
import { readPeriods, takesPeriod } from "./read-periods.ts";
import { isTimeUnit, readClockTime, readCount, readDuration, readZone } from "./read-times.ts";
import {
  LONG_NAMES,
  enumValues,
  quoted,
  readAddress,
  readDate,
  readEnum,
  readLong,
  readPattern,
  restAfterColon,
  restOfWords,
  wordsFor,
} from "./read-values.ts";
import {
  EDGE,
  isFree,
  isText,
  propertiesOf,
  requiredOf,
  stemAt,
  take,
  type Property,
  type Reader,
} from "./reader.ts";

/** What a tool takes from a prompt. */
export type Filled = {
  readonly args: Readonly<Record<string, unknown>>;
  /** The first required argument without a value. */
  readonly missing?: string;
  /** Words that have no place in the call. */
  readonly unread: readonly string[];
  /** How many words are only looked for, as a text, or stand for the one thing that the tool cannot do without. */
  readonly guessed: number;
};

const MAIN_NAMES = ["title", "name", "subject", "summary", "text", "query", "message", "body"];
/** Words that say nothing about what a tool shall do. */
const POLITE = new Set(
  "hi hello hey thank now right again currently summarize summarise summary".split(" "),
);
const NEWEST = new Set(["latest", "newest", "recent", "current"]);

/**
 * Fills a tool's arguments from a prompt, each kind of value by its own reader, the surest first; what is left is the main text.
 * @param naming the words that name the tool
 * @param today ISO date
 */
export function fillArguments(
  tool: PlannerTool,
  prompt: string,
  tokens: readonly Token[],
  naming: ReadonlySet<number>,
  today: string,
): Filled {
  const reader: Reader = { tokens, prompt, used: new Set(), today, verbAt: -1, nounAt: -1 };
  dropVerbAndNoun(reader, tool);
  dropPlace(reader, tool);
  const args = readValues(reader, tool);
  const required = requiredOf(tool);
  const isRead = looksUp(tool);
  const main = mainProperty(
    propertiesOf(tool).filter(({ name }) => args[name] === undefined),
    required,
  );
  const isFreeText = main !== undefined && isAnyText(main);
  // The words that name a tool are not part of its search or values; a new object may have any name.
  if (isRead || !isFreeText) takeAll(reader, naming);
  // "Assign issue 12 to Anna" renames nothing.
  const isChange = !isRead && required.length > 0 && (!main || !required.includes(main.name));
  if (isRead || isChange) for (const name of Object.keys(args)) dropName(reader, name);
  const text = main && readMain(reader, main, isRead, isChange);
  if (main && text) args[main.name] = text.value;
  const missing = required.find((name) => args[name] === undefined);
  const unread = leftOver(reader, naming);
  // A change that changes nothing: what it shall change has not been understood.
  const isIdle =
    isChange &&
    namesOf(tool).verb === "update" &&
    Object.keys(args).every((name) => required.includes(name));
  return {
    args,
    ...(missing === undefined ? {} : { missing }),
    unread: (isIdle ? [...new Set([Math.max(0, reader.verbAt), ...unread])] : unread).map(
      (at) => tokens[at]?.text ?? "",
    ),
    guessed: text && (isRead || !isFreeText) ? text.words + (isFreeText ? 0 : 2) : 0,
  };
}

/** Every kind of value by its own reader, the surest first. */
function readValues(reader: Reader, tool: PlannerTool): Record<string, unknown> {
  const properties = propertiesOf(tool);
  const required = requiredOf(tool);
  const isRead = looksUp(tool);
  const args: Record<string, unknown> = {};
  const readEach = (read: (property: Property) => unknown) => {
    for (const property of properties) {
      const value = args[property.name] === undefined ? read(property) : undefined;
      if (value !== undefined) args[property.name] = value;
    }
  };
  if (!isRead) Object.assign(args, readRenamed(reader, properties));
  if (!isRead) readEach((one) => readSetTo(reader, one));
  readEach((one) => readDuration(reader, one) ?? readPattern(reader, one) ?? readLong(reader, one));
  readEach((one) => readZone(reader, one) ?? readClockTime(reader, one));
  readEach((one) => readAddress(reader, one));
  const isPeriod = isRead && takesPeriod(properties);
  if (isPeriod) Object.assign(args, readPeriods(reader, tool, properties));
  readEach((one) => readPerson(reader, one));
  const main = mainProperty(properties, required);
  const isOnlyText = properties.filter((one) => isPlainText(one, required)).length < 2;
  readEach((one) =>
    one === main && isOnlyText && MAIN_NAMES.includes(one.name)
      ? undefined
      : readNamed(reader, one, !isRead),
  );
  readEach((one) => readEnum(reader, one));
  if (!isPeriod) readEach((one) => readDate(reader, one));
  readEach((one) => (isTimeUnit(one.name) ? readCount(reader, one) : undefined));
  const { nouns } = namesOf(tool);
  for (const needed of [true, false])
    readEach((one) =>
      isTimeUnit(one.name) || required.includes(one.name) !== needed
        ? undefined
        : readNumber(reader, one, nouns, needed),
    );
  return args;
}

/** "Update the due date … to Friday": the name of an argument that has its value. */
function dropName(reader: Reader, name: string): void {
  const words = nameStems(name);
  const at = reader.tokens.findIndex((_token, start) =>
    words.every((word, offset) => stemAt(reader, start + offset) === word),
  );
  if (at >= 0 && words.length > 0) take(reader, at, words.length);
}

/** The main text of a call with its number of words; undefined if no meaningful word is left. */
function readMain(reader: Reader, main: Property, isRead: boolean, isChange = false) {
  const before = reader.used.size;
  const own = isChange || !isQuotedWhole(reader) ? undefined : quoted(reader);
  if (own !== undefined) return { value: own, words: reader.used.size - before };
  if (isRead) takeEdges(reader);
  if (!isAnyText(main) && !isName(reader)) return undefined;
  const value = restAfterColon(reader, main) ?? (isChange ? "" : restOfWords(reader));
  return value ? { value, words: reader.used.size - before } : undefined;
}

const CALLED = new Set(["called", "named", "titled"]);

/** Whether the first quoted text is all of a text, as in `task "Buy milk" with high priority`, and not a nickname in the middle of one. */
function isQuotedWhole(reader: Reader): boolean {
  const left = [...reader.tokens.keys()].filter(
    (at) => isFree(reader, at) && !saysNothing(reader.tokens[at]),
  );
  const at = left.find((one) => reader.tokens[one]?.kind === "quoted") ?? -1;
  const isFirst = at === left[0];
  const isLast = at === left.at(-1);
  const isAfterColon = /:\s*$/.test(reader.prompt.slice(0, reader.tokens[at]?.start ?? 0));
  return at >= 0 && (isLast || !isAfterColon) && (isFirst || CALLED.has(stemAt(reader, at - 1)));
}

const MAX_NAME_WORDS = 4;
const MAX_LOWERCASE_NAME_WORDS = 2;

/** Whether what is left can be the name of a thing: a project or a channel is called by no sentence. */
function isName(reader: Reader): boolean {
  const left = reader.tokens.filter((_token, at) => isFree(reader, at));
  // "Archive this mail" names none.
  if (left.every(saysNothing)) return false;
  const isProper = left.every(({ text }) => /^[\p{Lu}\p{N}]/u.test(text));
  return left.length <= (isProper ? MAX_NAME_WORDS : MAX_LOWERCASE_NAME_WORDS);
}

/** Whether an argument takes text of any kind, rather than the name of one thing. */
const isAnyText = ({ name }: Property) => MAIN_NAMES.includes(name) || LONG_NAMES.includes(name);

/** Takes filler words from both ends of the remaining text. */
function takeEdges(reader: Reader): void {
  const left = [...reader.tokens.keys()].filter((at) => isFree(reader, at));
  for (const side of [left, left.toReversed()]) {
    for (const at of side) {
      if (!saysNothing(reader.tokens[at])) break;
      take(reader, at);
    }
  }
}

const takeAll = (reader: Reader, places: Iterable<number>): void => {
  for (const at of places) take(reader, at);
};

const leftOver = (reader: Reader, naming: ReadonlySet<number>): number[] =>
  [...reader.tokens.keys()].filter(
    (at) => isFree(reader, at) && !naming.has(at) && !saysNothing(reader.tokens[at]),
  );

const saysNothing = (token: Token | undefined): boolean =>
  token === undefined ||
  (token.kind !== "number" &&
    [FILLERS, EDGE, POLITE, NEWEST].some((words) => words.has(token.stem)));

/** The question for a missing argument. Always in the same words, so that its answer is recognized. */
export function questionFor({ tool }: PlannerTool, missing: string, { tools }: Phrases): string {
  const noun = tool.split("_").slice(1).join(" ") || tool;
  return tools.question(missing.replaceAll("_", " "), noun);
}

/**
 * The answer to the question for an argument: a value of the argument's type if the whole answer is one, otherwise its text.
 * @param today ISO date
 */
export function readAnswer(
  tool: PlannerTool,
  name: string,
  answer: string,
  today: string,
): string | number {
  const text = answer.trim().replace(/^["“'](.*)["”']$/s, "$1");
  const property = propertiesOf(tool).find((one) => one.name === name);
  if (!property) return text;
  if (isNumber(property) && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const tokens = tokeniseRequest(text);
  const reader: Reader = { tokens, prompt: text, used: new Set(), today, verbAt: -1, nounAt: -1 };
  const value =
    readDuration(reader, property) ?? readEnum(reader, property) ?? readDate(reader, property);
  return value !== undefined && leftOver(reader, new Set()).length === 0 ? value : text;
}

const isNumber = ({ schema: { type } }: Property) => type === "integer" || type === "number";

/** Whether an argument takes any text, and the tool cannot do without it. */
const isPlainText = (property: Property, required: readonly string[]) =>
  takesAnyText(property) && required.includes(property.name);

const takesAnyText = ({ schema }: Property) =>
  isText(schema) && ["enum", "format", "pattern"].every((key) => schema[key] === undefined);

const mainProperty = (properties: readonly Property[], required: readonly string[]) => {
  const texts = properties.filter(takesAnyText);
  return (
    texts.find(({ name }) => required.includes(name) && MAIN_NAMES.includes(name)) ??
    texts.find(({ name }) => required.includes(name)) ??
    texts.find(({ name }) => MAIN_NAMES.includes(name)) ??
    texts.find(({ name }) => LONG_NAMES.includes(name))
  );
};

/** `create a task`, `add a new to-do`: the words that named the tool are no part of its arguments. */
function dropVerbAndNoun(reader: Reader, tool: PlannerTool): void {
  const { verb, nouns } = namesOf(tool);
  const { tokens, used } = reader;
  const verbAt = tokens.findIndex(
    (token) => meansVerb(token.stem, verb) || (looksUp(tool) && reads(token.stem) && reads(verb)),
  );
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

/** `… in Redmine`: the words that name where the tool works are no part of its arguments. */
function dropPlace(reader: Reader, tool: PlannerTool): void {
  for (const { at, length } of placesNamed(tool, reader.tokens)) {
    const isAfterSmallWord = BEFORE_PLACE.has(stemAt(reader, at - 1));
    // "Create a task to call Acme": without a small word, a name may be part of the text.
    if (!isAfterSmallWord && !looksUp(tool)) continue;
    take(reader, at, length);
    if (isAfterSmallWord) take(reader, at - 1);
  }
}

const isEnumWord = (tool: PlannerTool, word: string) =>
  propertiesOf(tool).some(({ schema }) =>
    enumValues(schema).some((value) => wordsFor(value).includes(word)),
  );
