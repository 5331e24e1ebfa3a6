import { meansNoun, meansVerb, reads } from "../language/lexicon.ts";
import { stem } from "../../text/stem.ts";
import { nameStems, tokenise, type Token } from "../../questions/tokens.ts";
import type { PlannerTool } from "../planner-tools.ts";
import { BEFORE_LIMIT } from "./read-numbers.ts";
import { enumValues, hasForm, wordsFor } from "./read-values.ts";
import { formOf, isOf, isTo, propertiesOf, tellingForm } from "./reader.ts";

/** Enough for a tool to be meant: its verb and its noun, or one of its phrases. */
const ENOUGH = 4;
/** Distance at which a verb hardly belongs to a noun. */
const FAR = 4;
/** `my issues` are meant only by a prompt with "my". */
export const OWN = "my";
const OWN_SAID = 3;
/** Who begins so wants to know something, and changes nothing. */
const ASKS = new Set(["how", "which", "what", "who", "whose", "when", "where", "show", "list"]);

/** A prompt that starts like this requests a change, whatever it reads for it. */
const ORDERS = new Set(
  "create add make update change edit mark rename move complete finish close reopen reschedule assign delete remove archive send forward".split(
    " ",
  ),
);

/** The tools for what an order names, where none of them does it: "delete the task" where tasks cannot be deleted. */
export function toolsWithout(
  tools: readonly PlannerTool[],
  tokens: readonly Token[],
): readonly PlannerTool[] {
  const [first, ...rest] = tokens;
  if (!first || !ORDERS.has(first.stem)) return [];
  const isOfNoun = (tool: PlannerTool) =>
    namesOf(tool).nouns.some((noun) => rest.some(({ stem: word }) => meansNoun(word, noun)));
  const [found] = tools.filter(isOfNoun);
  const same = tools.filter((tool) => tool.connection === found?.connection && isOfNoun(tool));
  return same.some((tool) => meansVerb(first.stem, namesOf(tool).verb)) ? [] : same;
}

/** How well the words of a prompt name a tool, and which of them do. */
export type Match = { readonly score: number; readonly words: ReadonlySet<number> };

/** The stems of a tool's verb and nouns. */
export function namesOf({ tool }: PlannerTool): { verb: string; nouns: readonly string[] } {
  const [verb = "", ...nouns] = tool.split("_").map(stem);
  return { verb, nouns };
}

/**
 * Whether a tool only looks something up, as far as its words tell: a server of tools need not say of each whether it changes
 * something.
 */
export const looksUp = (tool: PlannerTool): boolean =>
  tool.effect === "read" || reads(namesOf(tool).verb);

/**
 * How well a prompt names a tool: by the verb and noun of its name, or by one of its phrases; undefined where it does not.
 */
export function matchTool(
  tool: PlannerTool,
  prompt: string,
  tokens: readonly Token[],
): Match | undefined {
  const said = tokens.map((token) => token.stem);
  const isQuestion = !looksUp(tool) && ASKS.has(said[0] ?? "");
  const isOrder = looksUp(tool) && ORDERS.has(said[0] ?? "");
  const byName = isQuestion || isOrder ? NONE : matchName(tool, prompt, tokens);
  const byChange = matchChange(tool, tokens);
  const byHints = tool.hints.flatMap((hint) => matchHint(hint, said, isQuestion) ?? []);
  const all = [byName, byChange, ...byHints];
  const score = Math.max(...all.map((one) => one.score));
  if (score < ENOUGH) return undefined;
  const words = new Set(all.flatMap((one) => [...one.words]));
  const place = placesNamed(tool, tokens).length > 0 ? PLACE_NAMED : 0;
  return { score: score + place + NEED_NAMED * needsNamed(tool, prompt, tokens), words };
}

const NONE: Match = { score: 0, words: new Set() };

function matchName(tool: PlannerTool, prompt: string, tokens: readonly Token[]): Match {
  const said = tokens.map((token) => token.stem);
  const { verb, nouns } = namesOf(tool);
  const isRead = looksUp(tool);
  const nounAt = said.findIndex((word) =>
    nouns.some((noun) => noun !== OWN && meansNoun(word, noun)),
  );
  const means = (word: string) => meansVerb(word, verb) || (isRead && reads(word) && reads(verb));
  // "Mails from Anna" are no order to mail. A German word has the stem of an English one.
  const isVerb = ({ text, stem: word }: Token) =>
    means(word) && (isRead || text.toLowerCase() === word || stem(text) !== word);
  const verbAt = tokens.findIndex(isVerb);
  // "Assign WEB-12 to Maya": the key names the object.
  if (nounAt < 0)
    return !isRead && meansVerb(said[0] ?? "", verb) && namesKey(tool, prompt)
      ? { score: ENOUGH, words: new Set([0]) }
      : NONE;
  const named = [...said.keys()].filter((at) =>
    nouns.some((noun) => meansNoun(said[at] ?? "", noun)),
  );
  const unsaid = nouns.filter((noun) => !said.some((word) => meansNoun(word, noun)));
  const weight = (noun: string) => (noun === OWN ? OWN_SAID : 1);
  // `my issues` fits a tool for my issues better than one for issues.
  const extra = nouns.reduce(
    (sum, noun) => sum + (unsaid.includes(noun) ? -weight(noun) : weight(noun)),
    -1,
  );
  if (verbAt < 0)
    return isRead && nounAt <= 1 ? { score: ENOUGH + extra, words: new Set(named) } : NONE;
  if (!isRead && nounAt < verbAt) return NONE;
  const verbs = isRead
    ? [...said.keys()].filter((at) => means(said[at] ?? "")).slice(0, 1)
    : [verbAt];
  // The first word is the request; a later one is often part of the text ("add a task: update the list").
  const score =
    ENOUGH +
    (verbAt < nounAt ? 1 : 0) +
    (nounAt - verbAt > FAR ? -1 : 0) +
    (said[verbAt] === verb ? 1 : 0) +
    (verbAt === 0 ? 2 : 0) +
    extra;
  return { score, words: new Set([...named, ...verbs]) };
}

/** Verbs that are as often said of what is done: "complete orders by month". */
const ADJECTIVES = new Set(["complete", "close", "open"]);

/**
 * `set the priority of X to high`, `tick off X`, `rename X to Y`: an order that names what it changes, and X by its title alone.
 */
function matchChange(tool: PlannerTool, tokens: readonly Token[]): Match {
  const [first, second] = tokens;
  const { verb } = namesOf(tool);
  if (looksUp(tool) || verb !== "update" || !first || !second || !meansVerb(first.stem, verb))
    return NONE;
  const isOrder =
    !ADJECTIVES.has(first.stem) ||
    ["the", "my", "it", "this"].includes(second.stem) ||
    /^[\p{Lu}"“«]/u.test(second.kind === "quoted" ? '"' : second.text);
  const said = tokens.map((token) => token.stem);
  const properties = propertiesOf(tool);
  // What has a priority that can be set is there already, even if "set" also creates.
  const isSet = properties.some(({ name }) => {
    const [word = "", ...more] = nameStems(name);
    const at = said.indexOf(word);
    return at > 0 && at < FAR && isOf(tokens[at + more.length + 1]);
  });
  if (isSet) return { score: ENOUGH + FAR, words: new Set([0]) };
  const values = properties.flatMap(({ schema }) => enumValues(schema).flatMap(wordsFor));
  const isValue = said.some(
    (one, at) => values.includes(one) && (said[at - 1] === "as" || isTo(tokens[at - 1])),
  );
  const changes = isValue || values.includes(first.stem) || first.stem === "rename";
  return isOrder && changes ? { score: ENOUGH, words: new Set([0]) } : NONE;
}

/** @param isQuestion match only phrases that are questions */
function matchHint(hint: string, said: readonly string[], isQuestion: boolean): Match | undefined {
  const words = tokenise(hint).map((token) => token.stem);
  if (isQuestion && !ASKS.has(words[0] ?? "")) return undefined;
  const places = placesOf(words, said);
  return words.length > 0 && places
    ? { score: ENOUGH - 1 + words.length, words: new Set(places) }
    : undefined;
}

/** `issue 12`, `issue WEB-12`: a tool that cannot do without what is named is meant before one that lists. */
const NEED_NAMED = 4;

/** How many of the tool's required numbers and forms the prompt has a word for. */
function needsNamed({ schema }: PlannerTool, prompt: string, tokens: readonly Token[]): number {
  const { properties, required } = schema;
  if (typeof properties !== "object" || properties === null || !Array.isArray(required)) return 0;
  return Object.entries(properties).filter(
    ([name, property]) => required.includes(name) && isNamed(property, prompt, tokens),
  ).length;
}

/** Whether a prompt has a word of a form that only the things of the tool have. */
const namesKey = ({ schema: { properties, required } }: PlannerTool, prompt: string): boolean =>
  typeof properties === "object" &&
  properties !== null &&
  Array.isArray(required) &&
  Object.entries(properties).some(([name, property]) => {
    const form =
      required.includes(name) && typeof property === "object" && property !== null
        ? tellingForm({ ...property })
        : undefined;
    return form !== undefined && !form.test("12") && hasForm(prompt, form);
  });

function isNamed(property: unknown, prompt: string, tokens: readonly Token[]): boolean {
  if (typeof property !== "object" || property === null) return false;
  if (Reflect.get(property, "type") === "integer")
    return tokens.some(
      ({ kind }, at) => kind === "number" && !BEFORE_LIMIT.has(tokens[at - 1]?.stem ?? ""),
    );
  const form = formOf({ ...property });
  return form !== undefined && hasForm(prompt, form);
}

/** `… in Redmine`: of two tools that fit, the one of the place that is named is meant. */
const PLACE_NAMED = 10;

/** Words before a place. */
export const BEFORE_PLACE: ReadonlySet<string> = new Set(["in", "on", "to", "from", "at", "of"]);

/** Where a prompt names the connection or the app of a tool: after a small word, or written as a name. */
export function placesNamed(
  { plugin, connection }: PlannerTool,
  tokens: readonly Token[],
): { readonly at: number; readonly length: number }[] {
  return [connection, plugin].flatMap((name) => {
    const words = nameStems(name);
    const at = tokens.findIndex(
      (token, index) =>
        words.length > 0 &&
        words.every((word, offset) => tokens[index + offset]?.stem === word) &&
        (BEFORE_PLACE.has(tokens[index - 1]?.stem ?? "") ||
          (index > 0 && /^\p{Lu}/u.test(token.text))),
    );
    return at < 0 ? [] : { at, length: words.length };
  });
}

/** Whether a prompt asks for the user's own things and the tool lists exactly those, which no file does. */
export const listsOwn = (tool: PlannerTool, tokens: readonly Token[]): boolean =>
  namesOf(tool).nouns.includes(OWN) && tokens.some((token) => token.stem === OWN);

/** Where words stand in a prompt in their order, others between them allowed. */
function placesOf(words: readonly string[], said: readonly string[]): number[] | undefined {
  const places: number[] = [];
  for (const word of words) {
    const at = said.indexOf(word, (places.at(-1) ?? -1) + 1);
    if (at < 0) return undefined;
    places.push(at);
  }
  return places;
}
