import { tokeniseRequest } from "../language/german-requests.ts";
import type { PlannerTool } from "../planner-tools.ts";
import { fillArguments, type Filled } from "./fill-arguments.ts";
import { listsOwn, looksUp, matchTool, namesOf, OWN } from "./match-tool.ts";
import { isText, propertiesOf } from "./reader.ts";

/** A call of a tool, as a prompt is read. */
export type Request = Filled & {
  readonly tool: PlannerTool;
  /** How well the call explains the prompt: more is better. */
  readonly score: number;
  /** Words of the thing that is wanted, where the tool lists all and cannot search. */
  readonly wanted?: string;
};

const UNREAD = 2;
/** A word that is only searched for could be anything. */
const GUESSED = 0.5;
const MISSING = 3;

const FINDS = new Set(["find", "search"]);

/** Whether a tool lists things and takes no text to search them for. */
const listsAll = (tool: PlannerTool): boolean =>
  namesOf(tool).verb === "list" &&
  propertiesOf(tool).every(({ schema }) => !isText(schema) || Array.isArray(schema["enum"]));

/**
 * The calls that a prompt may mean, the best first: those of tools that it names, less for every word without a place and for
 * what is missing.
 * @param today ISO date
 */
export function readRequests(
  tools: readonly PlannerTool[],
  prompt: string,
  today: string,
): readonly Request[] {
  const tokens = tokeniseRequest(prompt);
  const matches = tools.flatMap((tool) => {
    const match = matchTool(tool, prompt, tokens);
    return match ? { tool, match } : [];
  });
  // If an app has separate tools for the user's own things, "my" is an ordinary word.
  const owning = new Set(
    matches.flatMap(({ tool }) => (listsOwn(tool, tokens) ? tool.plugin : [])),
  );
  return (
    matches
      .map(({ tool, match }): Request => {
        const filled = fillArguments(tool, prompt, tokens, match.words, today);
        const isOthers = owning.has(tool.plugin) && looksUp(tool) && !listsOwn(tool, tokens);
        const left = isOthers ? [OWN, ...filled.unread] : filled.unread;
        const isWanted = left.length > 0 && FINDS.has(tokens[0]?.stem ?? "") && listsAll(tool);
        const unread = isWanted ? [] : left;
        const guessed = filled.guessed + (isWanted ? left.length : 0);
        const cost =
          UNREAD * unread.length + GUESSED * guessed + (filled.missing === undefined ? 0 : MISSING);
        const score = match.score - cost;
        return {
          ...filled,
          unread,
          guessed,
          tool,
          score,
          ...(isWanted && { wanted: left.join(" ") }),
        };
      })
      // More of the prompt speaks against it than for it.
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || a.unread.length - b.unread.length)
  );
}

/** Whether a call has a place for every word, and a word for everything that it needs. */
export const isWhole = ({ unread, missing }: Request): boolean =>
  unread.length === 0 && missing === undefined;
