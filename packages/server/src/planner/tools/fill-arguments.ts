import { meansNoun, meansVerb } from "../language/lexicon.ts";
import { stem } from "../../text/stem.ts";
import { nameStems, tokenise } from "../language/tokens.ts";
import type { PlannerTool } from "../planner-tools.ts";
import { isTimeUnit, readClockTime, readCount, readZone } from "./read-times.ts";
import {
  EDGE,
  enumValues,
  isText,
  quoted,
  readAddress,
  readDate,
  readEnum,
  readInteger,
  readLong,
  readPattern,
  restAfterColon,
  restOfWords,
  wordsFor,
  type Property,
  type Reader,
} from "./read-values.ts";

/** Arguments found in a prompt, or the question for the first one that is missing. */
export type Filled =
  | { readonly ok: true; readonly args: Record<string, unknown> }
  | {
      readonly ok: false;
      readonly missing: string;
      readonly question: string;
      readonly args: Record<string, unknown>;
    };

const MAIN_NAMES = ["title", "name", "subject", "summary", "text", "query", "message", "body"];

/**
 * Fills a tool's arguments from a prompt: choices by their words, days by how people say them, counts, addresses,
 * places and times of day, and the rest of the words as the main text.
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
  dropPlace(reader, tool);
  for (const property of properties) {
    const value =
      readPattern(reader, property) ??
      readLong(reader, property) ??
      readZone(reader, property) ??
      readClockTime(reader, property) ??
      readAddress(reader, property) ??
      readEnum(reader, property) ??
      readDate(reader, property) ??
      (isTimeUnit(property.name) ? readCount(reader, property) : readInteger(reader, property));
    if (value !== undefined) args[property.name] = value;
  }
  const main = mainProperty(properties, required);
  if (main && args[main.name] === undefined) {
    const text = quoted(reader) ?? restAfterColon(reader, main) ?? restOfWords(reader);
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

/** `… in Redmine`: the words that name where the tool works are no part of its arguments. */
function dropPlace({ tokens, used }: Reader, { plugin, connection }: PlannerTool): void {
  for (const words of [nameStems(connection), nameStems(plugin)]) {
    const at = tokens.findIndex(
      (token, index) =>
        ["in", "on", "to", "from", "at", "of"].includes(token.stem) &&
        words.length > 0 &&
        words.every((word, offset) => tokens[index + 1 + offset]?.stem === word),
    );
    if (at < 0) continue;
    for (let index = at; index <= at + words.length; index += 1) used.add(index);
  }
}

const isEnumWord = (tool: PlannerTool, word: string) =>
  propertiesOf(tool).some(({ schema }) =>
    enumValues(schema).some((value) => wordsFor(value).includes(word)),
  );
