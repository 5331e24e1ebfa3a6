import { type ResultRow, resultRows, TITLE_FIELDS } from "../../domain/plugins/result-rows.ts";
import type { TableResult } from "../../domain/plugins/types.ts";
import { fold, stem } from "../../text/stem.ts";
import { FILLERS, meansNoun } from "../language/lexicon.ts";
import { tokenise } from "../../questions/tokens.ts";
import type { PlannerTool } from "../planner-tools.ts";
import { looksUp, namesOf } from "./match-tool.ts";
import type { Call } from "./open-call.ts";
import { EDGE, isText, propertiesOf, requiredOf, tellingForm, type Property } from "./reader.ts";

/** An existing thing that a call names by words, and the call that finds it. */
export type NamedThing = {
  /** What it is: `task`, `issue`. */
  readonly noun: string;
  /** Empty where the prompt names none: then it is any of them. */
  readonly words: string;
  /** The argument that takes its id. */
  readonly argument: string;
  /** The argument that the words were read into, if it is another one. */
  readonly naming?: string;
  readonly search: PlannerTool;
  readonly args: Readonly<Record<string, unknown>>;
  /** The app compares the words itself, also with text that is not in the title. */
  readonly isSearched: boolean;
};

/** One that was found. */
export type FoundThing = {
  readonly id: string;
  readonly title: string;
  readonly row: ResultRow;
};

const SEARCH_ARGUMENTS = ["query", "text", "search", "jql", ...TITLE_FIELDS];
/** As many as a list gives at once, where it cannot search. */
const MAX_LISTED = 200;

/**
 * The thing that a change names by words instead of its id; undefined if it has the id, or names nothing that one of the
 * connection's tools can find. What was guessed from a prompt would be approved and then fail, or change something else.
 */
export function namedThing(
  call: Call & { readonly unread?: readonly string[] },
  tools: readonly PlannerTool[],
): NamedThing | undefined {
  if (looksUp(call.tool)) return undefined;
  const id = idArgument(call.tool);
  if (!id) return undefined;
  const said = nameOf(call, id.property) ?? (lacksThing(call, id) ? { words: "" } : undefined);
  if (!said) return undefined;
  const named = { ...said, words: withoutNoun(said.words, id.noun) };
  const search = searchFor(call, id.noun, named.words, tools);
  return search && { noun: id.noun, argument: id.property.name, ...named, ...search };
}

/** The argument that takes the id of what is changed, and what that is. */
export function idArgument(
  tool: PlannerTool,
): { readonly property: Property; readonly noun: string } | undefined {
  const nouns = tool.tool.split("_").slice(1);
  const noun = nouns.at(-1) ?? "";
  const found = propertiesOf(tool).flatMap((property) => {
    const { name, schema } = property;
    if (Array.isArray(schema["enum"])) return [];
    if (name === "id" || name === "number") return { property, noun };
    const of = /^(\w+?)_(?:id|key)$/.exec(name)?.[1];
    if (of !== undefined) return { property, noun: of };
    return nouns.some((one) => stem(one) === stem(name)) && isText(schema)
      ? { property, noun: name }
      : [];
  });
  const required = new Set(requiredOf(tool));
  return found.find(({ property }) => required.has(property.name)) ?? found[0];
}

/** The words in the place of an id. */
function nameOf(
  { tool, args, missing, unread = [] }: Call & { readonly unread?: readonly string[] },
  id: Property,
): Pick<NamedThing, "words" | "naming"> | undefined {
  const value = args[id.name];
  if (typeof value === "string") return isId(value, id) ? undefined : { words: value };
  if (value !== undefined) return undefined;
  if (missing === id.name) return unread.length > 0 ? { words: unread.join(" ") } : undefined;
  // `title` names a task that `new_title` would rename.
  const properties = propertiesOf(tool).map(({ name }) => name);
  const naming = TITLE_FIELDS.find(
    (name) => typeof args[name] === "string" && properties.includes(`new_${name}`),
  );
  return naming === undefined ? undefined : { words: String(args[naming]), naming };
}

/** Whether a call is of one thing, and the prompt names none: "mark it as done". */
export function namesNothing(call: Call & { readonly unread?: readonly string[] }): boolean {
  const id = idArgument(call.tool);
  const { args, unread = [] } = call;
  return (
    id !== undefined &&
    args[id.property.name] === undefined &&
    nameOf(call, id.property) === undefined &&
    unread.length === 0
  );
}

/** Whether a change of an existing thing names none: approved, it would only fail. */
function lacksThing(
  { tool, args, missing }: Call,
  id: { property: Property; noun: string },
): boolean {
  const own = stem(namesOf(tool).nouns.at(-1) ?? "");
  const named = [id.property.name, ...TITLE_FIELDS].some((name) => args[name] !== undefined);
  return missing === undefined && !named && meansNoun(own, stem(id.noun));
}

/** "Kestrel Labs task" is called "Kestrel Labs": what it is is not part of its name, unless that is all of it. */
function withoutNoun(words: string, noun: string): string {
  const means = (word = "") => meansNoun(stem(word), stem(noun));
  const said = words.split(/\s+/);
  const rest = said.filter((word, at) => !(means(word) && (at === 0 || at === said.length - 1)));
  return rest.length > 0 ? rest.join(" ") : words;
}

/** `OPS-412`, `18c2f`: an id has a digit and no blank. */
function isId(value: string, { schema }: Property): boolean {
  const form = tellingForm(schema);
  return form ? form.test(value) : /\d/.test(value) && !/\s/.test(value);
}

/** The reading tool of the same connection that finds things of a kind: one that searches, else one that lists all. */
function searchFor(
  { tool, args }: Call,
  noun: string,
  words: string,
  tools: readonly PlannerTool[],
): Pick<NamedThing, "search" | "args" | "isSearched"> | undefined {
  const found = tools.flatMap((one) => {
    const { nouns } = namesOf(one);
    const isOfThing =
      one.plugin === tool.plugin &&
      one.connection === tool.connection &&
      looksUp(one) &&
      meansNoun(nouns.at(-1) ?? "", stem(noun));
    if (!isOfThing) return [];
    const properties = propertiesOf(one);
    const shared = Object.fromEntries(
      requiredOf(one).flatMap((name) => (args[name] === undefined ? [] : [[name, args[name]]])),
    );
    const text = [...SEARCH_ARGUMENTS, noun].find((name) =>
      properties.some((property) => property.name === name && isText(property.schema)),
    );
    const searchArgs =
      text === undefined || words === ""
        ? { ...shared, ...(properties.some(({ name }) => name === "limit") && mostOf(properties)) }
        : { ...shared, [text]: text === "jql" ? jqlOf(words) : words };
    const isWhole = requiredOf(one).every((name) => Object.hasOwn(searchArgs, name));
    return isWhole
      ? { search: one, args: searchArgs, isSearched: text !== undefined, nouns: nouns.length }
      : [];
  });
  const [best] = found.toSorted(
    (a, b) => Number(b.isSearched) - Number(a.isSearched) || a.nouns - b.nouns,
  );
  return best && { search: best.search, args: best.args, isSearched: best.isSearched };
}

/** The argument for as many things as a list gives at once. */
export function mostOf(properties: readonly Property[]) {
  const maximum = properties.find(({ name }) => name === "limit")?.schema["maximum"];
  return { limit: Math.min(typeof maximum === "number" ? maximum : MAX_LISTED, MAX_LISTED) };
}

/** Of a table, the rows with all the words. */
export const rowsWith = (table: TableResult, words: string): TableResult => {
  const rows = table.rows.filter((row) => saysAll(row.map(String).join(" "), words));
  return { ...table, rows, row_count: rows.length };
};

const jqlOf = (words: string) => `text ~ "${words.replace(/["\\]/g, " ")}" ORDER BY updated DESC`;

/** The things of a result that fit the words, the best alone where one is exactly so called. */
export function thingsIn(
  thing: NamedThing,
  value: unknown,
  args: Readonly<Record<string, unknown>>,
): FoundThing[] {
  const all = resultRows(value).flatMap((row) => foundIn(thing, row));
  const exact = all.filter(({ title }) => unquoted(title) === unquoted(thing.words));
  const titled = all.filter(({ title }) => saysAll(title, thing.words));
  const others = thing.isSearched || thing.words === "" ? all : [];
  const fitting = [exact, titled, others].find((some) => some.length > 0) ?? [];
  // What is done already is not meant by who completes one.
  const unlike = fitting.filter(({ row }) => row["status"] !== args["status"]);
  return args["status"] === undefined || unlike.length === 0 ? fitting : unlike;
}

const QUOTES = /["“”„«»`]/g;
/** A title as it is compared: who repeats one with a nickname in it writes other quotes, or none. */
const unquoted = (text: string) => fold(text).replace(QUOTES, "").trim();

/** Whether a text has all words that say something. */
export function saysAll(text: string, words: string): boolean {
  const said = new Set(tokenise(unquoted(text)).map((token) => token.stem));
  const wanted = tokenise(unquoted(words)).filter(
    ({ stem: word }) => !FILLERS.has(word) && !EDGE.has(word),
  );
  return wanted.length > 0 && wanted.every((token) => said.has(token.stem));
}

const isValue = (value: unknown): value is string | number =>
  (typeof value === "string" && value !== "") || typeof value === "number";

function foundIn({ argument, noun }: NamedThing, row: ResultRow): FoundThing[] {
  const first = (names: readonly string[]) => names.map((name) => row[name]).find(isValue);
  const id = first([argument, ...(argument.endsWith("_key") ? ["key"] : []), "id", noun, "key"]);
  const title =
    first([...TITLE_FIELDS, noun]) ?? Object.values(row).find((one) => isValue(one) && one !== id);
  return id === undefined || !isValue(title) ? [] : [{ id: String(id), title: String(title), row }];
}

/** The call with what was found in the place of the words. */
export function withFound(
  { tool, args, ...call }: Call,
  { argument, naming }: NamedThing,
  { id, title, row }: FoundThing,
): Call {
  const isNumber = propertiesOf(tool).some(
    ({ name, schema }) =>
      name === argument && ["integer", "number"].includes(String(schema["type"])),
  );
  const filled: Record<string, unknown> = {
    ...args,
    [argument]: isNumber ? Number(id) : id,
    ...(naming !== undefined && { [naming]: title }),
  };
  // What else tells it from others, such as the repository of an issue, is in its row.
  for (const name of requiredOf(tool)) if (isValue(row[name])) filled[name] ??= row[name];
  const missing = requiredOf(tool).find((name) => filled[name] === undefined);
  const { missing: _before, ...rest } = call;
  return { ...rest, tool, args: filled, ...(missing !== undefined && { missing }) };
}

/** What tells things apart that a person chooses from: the title, with the id where two have the same. */
export function labelsOf(things: readonly FoundThing[]): string[] {
  const titles = things.map(({ title }) => fold(title).trim());
  return things.map(({ id, title }, at) =>
    (titles.indexOf(titles[at] ?? "") === titles.lastIndexOf(titles[at] ?? "")
      ? title
      : `${title.slice(0, 140)} (${id})`
    ).slice(0, 200),
  );
}

/** Facts beside the title: `open, due 2026-12-04`. */
export const describeThing = ({ id, row }: FoundThing): string =>
  ["key", "number", "status", "state", "priority", "due_date", "from", "project"]
    .flatMap((name) =>
      isValue(row[name]) && String(row[name]).length <= 60 ? String(row[name]) : [],
    )
    .slice(0, 3)
    .join(" · ") || id;
