import { meansNoun, meansVerb } from "../language/lexicon.ts";
import { stem } from "../../text/stem.ts";
import { nameStems, tokenise } from "../language/tokens.ts";
import type { PlannerTool } from "../planner-tools.ts";
import { hasForm } from "./read-values.ts";

/** Enough for a tool to be meant: its verb and its noun, or one of its phrases. */
const ENOUGH = 4;

/** How well a prompt fits a tool: verb and noun of its name, its hint phrases, words of its description. */
export function scoreTool(tool: PlannerTool, prompt: string): number {
  const said = tokenise(prompt).map((token) => token.stem);
  const [verb = "", ...nouns] = tool.tool.split("_").map(stem);
  const nounAt = said.findIndex((word) => nouns.some((noun) => meansNoun(word, noun)));
  const verbAt = said.findIndex((word) => meansVerb(word, verb));
  let score = 0;
  if (nounAt >= 0 && verbAt >= 0)
    score += ENOUGH + (verbAt < nounAt ? 1 : 0) + (said[verbAt] === verb ? 1 : 0);
  // The first word is the request; a later one is often part of the text ("add a task: update the list").
  if (verbAt === 0 && nounAt >= 0) score += 2;
  // `my issues` fits a tool for my issues better than one for issues.
  if (score > 0)
    score += nouns.filter((noun) => said.some((word) => meansNoun(word, noun))).length - 1;
  for (const hint of tool.hints) {
    const words = tokenise(hint).map((token) => token.stem);
    if (words.length > 0 && isWithin(words, said))
      score = Math.max(score, ENOUGH - 1 + words.length);
  }
  if (score >= ENOUGH) score += NEED_NAMED * needsNamed(tool, prompt);
  return score >= ENOUGH && namesPlace(tool, said) ? score + PLACE_NAMED : score;
}

/** `issue 12`, `issue WEB-12`: a tool that cannot do without what is named is meant before one that lists. */
const NEED_NAMED = 4;

/** How many of the tool's required numbers and forms the prompt has a word for. */
function needsNamed({ schema }: PlannerTool, prompt: string): number {
  const { properties, required } = schema;
  if (typeof properties !== "object" || properties === null || !Array.isArray(required)) return 0;
  return Object.entries(properties).filter(
    ([name, property]) => required.includes(name) && isNamed(property, prompt),
  ).length;
}

function isNamed(property: unknown, prompt: string): boolean {
  if (typeof property !== "object" || property === null) return false;
  if (Reflect.get(property, "type") === "integer") return /\d/.test(prompt);
  const pattern: unknown = Reflect.get(property, "pattern");
  return typeof pattern === "string" && hasForm(prompt, new RegExp(pattern));
}

/** `… in Redmine`: of two tools that fit, the one of the place that is named is meant. */
const PLACE_NAMED = 10;

const namesPlace = ({ plugin, connection }: PlannerTool, said: readonly string[]) =>
  [plugin, connection].some((name) => {
    const words = nameStems(name);
    return words.length > 0 && isWithin(words, said);
  });

/** Whether the words stand in the prompt in their order, others between them allowed. */
function isWithin(words: readonly string[], said: readonly string[]): boolean {
  let from = 0;
  for (const word of words) {
    const at = said.indexOf(word, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** The tool that a prompt asks for, data tools aside; undefined when none fits well enough. */
export function chooseTool(tools: readonly PlannerTool[], prompt: string): PlannerTool | undefined {
  let best: { tool: PlannerTool; score: number } | undefined;
  for (const tool of tools) {
    const score = scoreTool(tool, prompt);
    if (score >= ENOUGH && score > (best?.score ?? 0)) best = { tool, score };
  }
  return best?.tool;
}
