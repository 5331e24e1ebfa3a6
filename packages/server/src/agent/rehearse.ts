import { fillSentence } from "../domain/approvals/approval-terms.ts";
import type { NewEvent } from "../domain/runs/events.ts";
import type { Run } from "../domain/runs/ports.ts";
import type { OpenCall } from "../domain/runs/single-call.ts";
import { NOT_RUN } from "../planner/index.ts";
import { callConnection, eventCall, type Arguments } from "./call-turn.ts";
import type { RunTool } from "./tool-set.ts";

/** Whether a run shows a call of this tool instead of making it. */
export const isRehearsed = (
  { readOnly }: Pick<Run, "readOnly">,
  { manifest }: Pick<RunTool, "manifest">,
): boolean => readOnly && manifest.effect !== "read";

/** The text about a change or send in a rehearsal, for the model and the user. */
export function rehearse(
  call: OpenCall,
  tool: RunTool,
  args: Arguments,
): { readonly value: string; readonly event: NewEvent } {
  const { manifest } = tool;
  const value = `${NOT_RUN} In a real run: ${fillSentence(manifest.sentence, args) ?? manifest.name}`;
  return {
    value,
    event: {
      type: "tool_result",
      tool_call: eventCall(call, tool, args),
      result: value,
      outcome: "not_run",
      connection: callConnection(tool),
      effect: manifest.effect,
    },
  };
}
