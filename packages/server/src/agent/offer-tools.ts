import type { ModelMessage } from "ai";
import { stem } from "../text/stem.ts";
import type { RunTool } from "./tool-set.ts";

/** Questions that are looked at; each older one counts half as much as the one after it. */
const PROMPTS = 3;

/** Words of a text without their endings, each once. */
const words = (text: string): Set<string> =>
  new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem));

/** Names and descriptions as words: `list_issues` is two. */
const wordsOf = ({ manifest, plugin, connection }: RunTool): Set<string> =>
  words(
    [manifest.name, manifest.description, plugin.manifest.display_name, connection.name]
      .join(" ")
      .replaceAll("_", " "),
  );

/** The last questions of a conversation, the newest first. */
const lastPrompts = (transcript: readonly ModelMessage[]): string[] =>
  transcript
    .flatMap(({ role, content }) => (role === "user" && typeof content === "string" ? content : []))
    .slice(-PROMPTS)
    .toReversed();

/**
 * The tools that a model is offered where there are more than it takes: those that share the rarest words with the last
 * questions (each word weighs its inverse document frequency, Spärck Jones 1972). Where none fits better, every connection
 * has its first tools there before any has all. The same conversation gives the same tools, so that a run that waited for a
 * person goes on with those that it had.
 * @param most how many the model takes
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
  const places = new Map<string, number>();
  const ranked = tools.map((tool, index) => {
    const place = places.get(tool.connection.id) ?? 0;
    places.set(tool.connection.id, place + 1);
    return { index, place, score: fit(known[index] ?? new Set()) };
  });
  const chosen = new Set(
    ranked
      .toSorted((a, b) => b.score - a.score || a.place - b.place || a.index - b.index)
      .slice(0, most)
      .map(({ index }) => index),
  );
  return tools.filter((_tool, index) => chosen.has(index));
}
