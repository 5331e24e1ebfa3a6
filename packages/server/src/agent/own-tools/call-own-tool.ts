import type { ModelMessage } from "ai";
import { MAX_DEPTH, isWithin } from "../../domain/nesting.ts";
import { checkArguments } from "../../domain/plugins/validate-arguments.ts";
import { type RunRef, writeRun } from "../../domain/runs/event-log.ts";
import type { Run } from "../../domain/runs/ports.ts";
import { storable } from "../../domain/storable.ts";
import type { Repositories } from "../../domain/unit-of-work.ts";
import { type Arguments, asArguments, eventCall, type Turn } from "../call-turn.ts";
import type { LoopDeps } from "../loop-deps.ts";
import { withResult } from "../transcript.ts";
import { OFFER_CHOICES, OFFER_QUESTION } from "../../planner/index.ts";
import { failed, type OwnTool } from "./own-tool.ts";

/**
 * Answers a call of one of them.
 * @returns the model's conversation with its result
 */
export async function callOwnTool(
  deps: LoopDeps,
  ref: RunRef,
  { call, transcript }: Pick<Turn, "call" | "transcript">,
  own: OwnTool,
): Promise<ModelMessage[]> {
  const args = storable(asArguments(call.input));
  let next = transcript;
  await writeRun(deps, ref, async (tx, run) => {
    const { output, event } = await answer(deps, tx, run, own, args);
    next = withResult(transcript, call, output);
    const isKept = isWithin(args, MAX_DEPTH) && (!own.repeatsArguments || event.is_error);
    const shown = isKept ? args : {};
    return {
      events: [{ type: "tool_result", tool_call: eventCall(call, undefined, shown), ...event }],
      patch: { transcript: next },
    };
  });
  return next;
}

function answer(deps: LoopDeps, tx: Repositories, run: Run, own: OwnTool, args: Arguments) {
  if (run.kind !== "chat") return failed("This tool is not available in this run.");
  const check = checkArguments({ ...own.schema }, args);
  return check.ok ? own.answer(deps, tx, run, args) : failed(check.sentence);
}

/** After these, the user has the next word. */
const ASKING: ReadonlySet<string> = new Set([OFFER_CHOICES, OFFER_QUESTION]);

/** Whether the last step left the user a choice: the run ends there, and they have the next word. */
export const hasAsked = (transcript: readonly ModelMessage[]): boolean => {
  const last = transcript.at(-1);
  return (
    last?.role === "tool" &&
    last.content.some(
      (part) =>
        part.type === "tool-result" && ASKING.has(part.toolName) && part.output.type === "json",
    )
  );
};
