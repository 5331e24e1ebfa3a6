import { chartMarkdown } from "../../chart-card/chart-card.logic.ts";
import { choiceLines } from "../../choice-question/choice-lines.logic.ts";
import { fileLines } from "../../file-card/file-lines.logic.ts";
import { discoveryLines } from "../../discovery-card/discovery.logic.ts";
import { askedMarkdown } from "../../question-answer/asked-markdown.logic.ts";
import { joinChunks } from "../../markdown/chunked-text.ts";
import { plainAnswer } from "../../markdown/plain-answer.ts";
import type { ToolCallView } from "../../tool-call/types.ts";
import type { Unit } from "../units.logic.ts";

/** One hit: in which message, and its index there, counted from 0. */
export type Hit = { readonly id: string; readonly nth: number };

/** Longer results are searched up to this length. */
const searchedLength = 50_000;

/** Matches the words anywhere, ignoring case; null for an empty query. */
export function patternOf(query: string): RegExp | null {
  const words = query.trim();
  if (words === "") return null;
  // Not the hyphen: under the `u` flag its escape is an error, which would crash the page for a reader who searches for
  // "e-mail".
  const literal = words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(literal.replaceAll(/\s+/g, String.raw`\s+`), "giu");
}

/** The searchable text of a message, rendered or not. */
export function textOfMessage(message: Unit): string {
  switch (message.kind) {
    case "user":
    case "status":
    case "error":
      return message.text;
    case "assistant":
      // What is not shown can't be found.
      if (message.superseded) return "";
      return plainAnswer(joinChunks(message.text));
    case "tool_call":
      return textOfCall(message.call);
    case "tool_calls":
      return message.calls.map(textOfCall).join("\n");
    case "discovery":
      return [message.discovery.connection.name, ...discoveryLines(message.discovery)].join("\n");
    case "fact_proposal":
      return `${message.proposal.key}: ${message.proposal.value}`;
    case "choices":
      return choiceLines(message.question).join("\n");
    case "chart":
      return chartMarkdown(message.chart);
    case "question":
      return askedMarkdown(message.asked);
    case "file":
      return fileLines(message.file).join("\n");
    case "unknown":
      return written(message.content) ?? "";
    case "malformed":
    // What is folded can't be found.
    case "reasoning":
      return "";
  }
}

function textOfCall({ name, connection, label, arguments: given, result }: ToolCallView): string {
  const said = [name, connection?.name, label, written(given), written(result)];
  return said.filter((part) => part !== undefined).join("\n");
}

function written(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return (typeof value === "string" ? value : JSON.stringify(value)).slice(0, searchedLength);
}

/** Kinds counted as one hit: a row may be collapsed, and a card renders other words in between. */
const counted: readonly Unit["kind"][] = [
  "tool_call",
  "tool_calls",
  "discovery",
  "fact_proposal",
  "choices",
  "chart",
  "question",
  "file",
];

/** How many hits a message has. */
function countIn(message: Unit, text: string, pattern: RegExp): number {
  if (counted.includes(message.kind)) return text.search(pattern) < 0 ? 0 : 1;
  return text.match(pattern)?.length ?? 0;
}

/** Milliseconds of work between two pauses: key presses are handled in the pauses. */
const slice = 8;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Creates a search that extracts the text of each message once, however often it is searched. */
export function createFinder(clock: () => number = () => performance.now()) {
  const texts = new WeakMap<Unit, string>();
  const textOf = (message: Unit) => {
    const known = texts.get(message) ?? textOfMessage(message);
    texts.set(message, known);
    return known;
  };

  /** All hits in order; null if aborted. */
  return async function find(
    messages: readonly Unit[],
    pattern: RegExp,
    signal: AbortSignal,
  ): Promise<Hit[] | null> {
    const hits: Hit[] = [];
    let since = clock();
    for (const message of messages) {
      const count = countIn(message, textOf(message), pattern);
      for (let nth = 0; nth < count; nth += 1) hits.push({ id: message.id, nth });
      if (clock() - since < slice) continue;
      await pause();
      if (signal.aborted) return null;
      since = clock();
    }
    return signal.aborted ? null : hits;
  };
}
