import type { Turn } from "../conversation.ts";
import type { PlannerTool } from "../planner-tools.ts";
import { questionFor, readAnswer, requiredOf } from "./fill-arguments.ts";
import { readRequests, type Request } from "./requests.ts";

/** A call, as far as it has been said. */
export type Call = Pick<Request, "tool" | "args" | "missing">;

/**
 * The call that a prompt goes on with, by answering what the last turn asked for: `What should the title of the task be?`.
 * Undefined where nothing was asked, or where the prompt asks for something else instead.
 * @param turns the turns before, the oldest first
 * @param today ISO date
 */
export function answeredCall(
  tools: readonly PlannerTool[],
  prompt: string,
  turns: readonly Turn[],
  today: string,
): Call | undefined {
  const asked = askedFor(tools, turns, today);
  if (!asked || readRequests(tools, prompt, today).length > 0) return undefined;
  return withAnswer(asked, prompt, today);
}

/** The call that the last turn asked an argument for; it may have answered a question itself. */
function askedFor(
  tools: readonly PlannerTool[],
  turns: readonly Turn[],
  today: string,
): Call | undefined {
  const last = turns.at(-1);
  if (!last) return undefined;
  const asks = ({ tool, missing }: Call) =>
    missing !== undefined && last.answer.endsWith(questionFor(tool, missing));
  const own = readRequests(tools, last.prompt, today).find(asks);
  // Reading the turns before takes as long as an answer, and only a question can have followed another.
  if (own || !/\?\s*$/.test(last.answer)) return own;
  const before = askedFor(tools, turns.slice(0, -1), today);
  const call = before && withAnswer(before, last.prompt, today);
  return call && asks(call) ? call : undefined;
}

function withAnswer({ tool, args, missing }: Call, answer: string, today: string): Call {
  if (missing === undefined) return { tool, args };
  const known = { ...args, [missing]: readAnswer(tool, missing, answer, today) };
  const next = requiredOf(tool).find((name) => known[name] === undefined);
  return { tool, args: known, ...(next !== undefined && { missing: next }) };
}
