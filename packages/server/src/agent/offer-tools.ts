import type { ModelMessage } from "ai";
import { stem } from "../text/stem.ts";
import type { RunTool } from "./tool-set.ts";

/** How many of the last prompts count; each older one weighs half as much. */
const PROMPTS = 3;

/** The distinct word stems of a text. */
const words = (text: string): Set<string> =>
  new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem));

/** The words of a tool's names and description; `list_issues` is two words. */
const wordsOf = ({ manifest, plugin, connection }: RunTool): Set<string> =>
  words(
    [manifest.name, manifest.description, plugin.manifest.display_name, connection.name]
      .join(" ")
      .replaceAll("_", " "),
  );

/** The last prompts of a conversation, newest first. */
const lastPrompts = (transcript: readonly ModelMessage[]): string[] =>
  transcript
    .flatMap(({ role, content }) => (role === "user" && typeof content === "string" ? content : []))
    .slice(-PROMPTS)
    .toReversed();

/**
 * Selects the tools to offer a model that accepts fewer than there are: those that share the rarest words with the last
 * prompts (weighted by inverse document frequency, Spärck Jones 1972). Ties are spread across connections, so that each gets
 * its first tools before any gets all. The result depends on the conversation alone: a run that resumes after an approval
 * keeps its tools.
 * @param most how many tools the model accepts
 * @returns the tools in the order in which they were given
 */
export function offeredTools(
  tools: readonly RunTool[],
  transcript: readonly ModelMessage[],
  most: number,
): readonly RunTool[] {
  if (tools.length <= most) return tools;
  const known = tools.map(wordsOf);
  const frequency = new Map<string, number>();
  for (const set of known)
    for (const word of set) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const prompts = lastPrompts(transcript).map(words);
  const fit = (set: ReadonlySet<string>) => {
    let score = 0;
    for (const [age, prompt] of prompts.entries()) {
      for (const word of prompt) {
        if (!set.has(word)) continue;
        score += Math.log(1 + tools.length / (frequency.get(word) ?? 1)) / 2 ** age;
      }
    }
    return score;
  };
  const counts = new Map<string, number>();
  const ranked = tools.map((tool, index) => {
    const rank = counts.get(tool.connection.id) ?? 0;
    counts.set(tool.connection.id, rank + 1);
    return { index, rank, score: fit(known[index] ?? new Set()) };
  });
  const chosen = new Set(
    ranked
      .toSorted((a, b) => b.score - a.score || a.rank - b.rank || a.index - b.index)
      .slice(0, most)
      .map(({ index }) => index),
  );
  return tools.filter((_tool, index) => chosen.has(index));
}
