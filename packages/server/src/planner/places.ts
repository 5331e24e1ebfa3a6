import { escapeMarkdown, sayList } from "../text/markdown.ts";
import { fold, stem } from "../text/stem.ts";
import { lastTurn, type Conversation } from "./conversation.ts";
import type { Table } from "../questions/catalog.ts";
import { namedTables } from "./data/named-tables.ts";
import { meansNoun } from "./language/lexicon.ts";
import { tokeniseRequest } from "./language/german-requests.ts";
import type { PlannerTool } from "./planner-tools.ts";
import type { Offer } from "./offer.ts";
import { readInConversation } from "./questions/conversation-reading.ts";
import { phrasesFor } from "./language/phrases-for.ts";
import type { Phrases } from "../questions/phrases/phrases.ts";
import { listsOwn, looksUp, namesOf, OWN, placesNamed } from "./tools/match-tool.ts";
import { isWhole, type Request } from "./tools/requests.ts";

/** What a prompt is taken for: a call of a tool, a question about files, or a question back. */
export type Meant =
  | { readonly kind: "call"; readonly request: Request }
  | { readonly kind: "data" }
  /** Several places match the request. */
  | { readonly kind: "which-place"; readonly places: readonly Place[] }
  /** Words that the tool has no use for. */
  | { readonly kind: "unread"; readonly request: Request };

/** A place to search: a connection, or, without a request, a file. */
export type Place = {
  readonly label: string;
  readonly does: string;
  readonly request?: Request;
};

/** Few enough to compare at a glance; of more, the first is taken. */
const MAX_PLACES = 5;
const MAX_LABEL_LENGTH = 200;
/** Maximum characters of a place's description. */
const MAX_DESCRIPTION_LENGTH = 300;

/**
 * Compares the tool calls that a prompt may mean with a question about files by the same measure: how many of its words each
 * explains. A full explanation wins; of two, the user chooses.
 * @param requests the possible tool calls, the best first
 */
export function weigh(
  conversation: Conversation,
  requests: readonly Request[],
  tables: readonly Table[],
): Meant {
  const [best] = requests;
  if (!best) return { kind: "data" };
  // A file by its name: an app of the name of one of its columns is not meant.
  if (looksUp(best.tool) && namedTables(conversation.prompt, tables)) return { kind: "data" };
  const places = equals(best, requests).map(placeOf);
  const data = isNamed(best, conversation.prompt)
    ? undefined
    : readData(conversation, best, tables);
  if (data === "better") return { kind: "data" };
  const all = data ? [data, ...places] : places;
  // A missing argument comes first: one answer cannot settle both.
  if (best.missing === undefined && canChoose(all)) return { kind: "which-place", places: all };
  const isUnread = best.unread.length > 0 && best.missing === undefined;
  return { kind: isUnread ? "unread" : "call", request: best };
}

/** Whether places have different names: connections may share one, and the user would be asked the same question again. */
function canChoose(places: readonly Place[]): boolean {
  const labels = new Set(places.map(({ label }) => fold(label).trim()));
  const areShort = places.every(({ label }) => label.length <= MAX_LABEL_LENGTH);
  return (
    places.length > 1 && places.length <= MAX_PLACES && labels.size === places.length && areShort
  );
}

/**
 * Whether a prompt names the tool's place, which rules out files, or asks for "my" things that the tool lists: with a file of
 * tasks, "list my open tasks" still means one's own.
 */
function isNamed(request: Request, prompt: string): boolean {
  const { tool, guessed } = request;
  const tokens = tokeniseRequest(prompt);
  const isOwn = looksUp(tool) && tokens.some(({ stem: word }) => word === OWN);
  return (
    placesNamed(tool, tokens).length > 0 ||
    listsOwn(tool, tokens) ||
    (isOwn && guessed === 0 && isWhole(request))
  );
}

/** The same call in several connections. */
const equals = (best: Request, requests: readonly Request[]): readonly Request[] =>
  requests.filter(
    ({ score, tool }) =>
      score === best.score && tool.plugin === best.tool.plugin && tool.tool === best.tool.tool,
  );

const placeOf = (request: Request): Place => ({
  label: request.tool.connection,
  does: sayRequest(request),
  request,
});

/** `Search tickets: status open, priority high`. */
function sayRequest({ tool, args }: Request): string {
  const said = Object.entries(args).map(
    ([name, value]) => `${name.replaceAll("_", " ")} ${String(value)}`,
  );
  const does = said.length > 0 ? `${sayTool(tool)}: ${said.join(", ")}` : sayTool(tool);
  return does.slice(0, MAX_DESCRIPTION_LENGTH);
}

/** Whether files answer a prompt better than the best call, or as well as it does; undefined where they do not. */
function readData(
  conversation: Conversation,
  best: Request,
  tables: readonly Table[],
): "better" | Place | undefined {
  if (!looksUp(best.tool) || tables.length === 0) return undefined;
  const { reading, before } = readInConversation(conversation, tables);
  if (reading.kind === "unknown" || reading.kind === "refused") return undefined;
  if (reading.kind === "unread") {
    const { nouns } = namesOf(best.tool);
    // What the tool is about is nothing to the file.
    const isForeign = reading.words.some((word) =>
      nouns.some((noun) => meansNoun(stem(word), noun)),
    );
    return !isForeign && reading.words.length < best.unread.length ? "better" : undefined;
  }
  const table = reading.kind === "form" ? reading.form.known.table : undefined;
  const goesOn = table !== undefined && before?.known.table === table;
  if (!isWhole(best) || best.guessed > 0 || goesOn) return "better";
  const titles = table
    ? [table.title]
    : reading.kind === "which-file"
      ? reading.tables.map(({ title }) => title)
      : reading.kind === "which-reading"
        ? [reading.forms[0].known.table.title]
        : [];
  return { label: sayList(titles), does: "" };
}

/** A tool in words, as people name it. */
const sayTool = ({ tool }: PlannerTool) => {
  const words = tool.replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const MAX_WORDS = 5;
const MAX_WORD_LENGTH = 30;

/** Words that are named one by one, as far as they can be taken in. */
const sayWords = (words: readonly string[], { tools }: Phrases): string =>
  tools.words(
    words.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH)),
    Math.max(0, words.length - MAX_WORDS),
  );

const without = ({ unread }: Request, words: Phrases) =>
  words.tools.without(sayWords(unread, words));

/** The question back, and the choices that go with it. */
export function askWhere(
  meant: Extract<Meant, { kind: "which-place" | "unread" }>,
  words: Phrases,
): {
  readonly text: string;
  readonly offer: Offer;
} {
  const { tools } = words;
  if (meant.kind === "which-place") {
    const options = meant.places.map(({ label, does, request }) => ({
      label,
      description: request ? does : tools.file,
    }));
    const changes = meant.places.every(({ request }) => request && !looksUp(request.tool));
    return changes
      ? { text: tools.severalConnections, offer: { question: tools.whichConnection, options } }
      : { text: tools.severalPlaces, offer: { question: tools.whichPlace, options } };
  }
  const { request } = meant;
  const text = tools.unread(
    sayTool(request.tool),
    escapeMarkdown(request.tool.connection),
    escapeMarkdown(sayWords(request.unread, words)),
  );
  const options = [{ label: without(request, words) }];
  return { text, offer: { question: tools.runWithout, options } };
}

/** Longer words choose nothing. */
const MAX_CHOICE_LENGTH = 400;

/** What a prompt means that chooses one of the answers of the turn before; undefined where it chooses none. */
export function chosenPlace(
  conversation: Conversation,
  meantBefore: (prompt: string) => Meant,
): Meant | undefined {
  const { prompt } = conversation;
  const before = lastTurn(conversation);
  if (!before || prompt.length > MAX_CHOICE_LENGTH) return undefined;
  const same = (label: string) => fold(label).trim() === fold(prompt).trim();
  const words = phrasesFor(before.prompt);
  const { notRun, severalPlaces, severalConnections } = words.tools;
  if (before.answer.includes(notRun)) {
    const meant = meantBefore(before.prompt);
    return meant.kind === "unread" && same(without(meant.request, words))
      ? { kind: "call", request: meant.request }
      : undefined;
  }
  if (![severalPlaces, severalConnections].some((text) => before.answer.includes(text)))
    return undefined;
  const meant = meantBefore(before.prompt);
  const place =
    meant.kind === "which-place" ? meant.places.find(({ label }) => same(label)) : undefined;
  if (!place) return undefined;
  return place.request ? { kind: "call", request: place.request } : { kind: "data" };
}
