import type { Turn } from "../conversation.ts";
import type { PlannerTool } from "../planner-tools.ts";
import { phrasesFor } from "../language/phrases-for.ts";
import type { Phrases } from "../../questions/phrases/phrases.ts";
import { questionFor, readAnswer } from "./fill-arguments.ts";
import { requiredOf } from "./reader.ts";
import { readRequests, type Request } from "./requests.ts";

/** A call, as far as it is known. */
export type Call = Pick<Request, "tool" | "args" | "missing">;

/** A call that was begun in an earlier turn. */
type BegunCall = Call & {
  /** In the language of the request. */
  readonly words: Phrases;
};

/** Questions that are followed back: each is read again with every tool, and a chat may be long. */
const MAX_TURNS = 10;

/**
 * The call that a prompt completes by answering the last turn's question: `What should the title of the task be?`. Undefined
 * without a question, or if the prompt requests something else.
 * @param turns the turns before, the oldest first
 * @param today ISO date
 */
export function answeredCall(
  tools: readonly PlannerTool[],
  prompt: string,
  turns: readonly Turn[],
  today: string,
): BegunCall | undefined {
  const open = openCall(tools, turns.slice(-MAX_TURNS), today);
  if (!open || readRequests(tools, prompt, today).length > 0) return undefined;
  return withAnswer(open, prompt, today);
}

/** The call for which the last turn requested an argument; that turn may itself have answered a question. */
function openCall(
  tools: readonly PlannerTool[],
  turns: readonly Turn[],
  today: string,
): BegunCall | undefined {
  const last = turns.at(-1);
  // Reading a turn takes as long as an answer, and most of them end without a question.
  if (!last?.answer.endsWith("?")) return undefined;
  const isAsking = ({ tool, missing, words }: BegunCall) =>
    missing !== undefined && last.answer.endsWith(questionFor(tool, missing, words));
  const words = phrasesFor(last.prompt);
  const own = readRequests(tools, last.prompt, today)
    .map((request) => ({ ...request, words }))
    .find(isAsking);
  if (own) return own;
  const before = openCall(tools, turns.slice(0, -1), today);
  const call = before && withAnswer(before, last.prompt, today);
  return call && isAsking(call) ? call : undefined;
}

function withAnswer({ missing, ...call }: BegunCall, answer: string, today: string): BegunCall {
  if (missing === undefined) return call;
  const args = { ...call.args, [missing]: readAnswer(call.tool, missing, answer, today) };
  const next = requiredOf(call.tool).find((name) => args[name] === undefined);
  return { ...call, args, ...(next !== undefined && { missing: next }) };
}
