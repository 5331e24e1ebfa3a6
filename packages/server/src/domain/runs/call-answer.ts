import type { ModelMessage } from "ai";
import { sayDenied } from "../approvals/approval-view.ts";
import { sayExpired } from "../approvals/deny-call.ts";
import type { Run } from "./ports.ts";
import type { RunState } from "./run-state.ts";
import { outputOf, type ToolOutput } from "./single-call.ts";
import type { Repositories } from "../unit-of-work.ts";

/** The result of a program's call, as text for the program. */
export type CallAnswer = { readonly ok: boolean; readonly text: string };

/** Reads the result of a call whose run has ended. */
export async function readCallAnswer(
  store: Repositories,
  run: Pick<Run, "id" | "state">,
): Promise<CallAnswer> {
  const transcript = (await store.runs.findTranscript(run.id)) as ModelMessage[];
  const output = outputOf(transcript);
  if (output) return { ok: output.type !== "error-text", text: textOf(output) };
  const [approval] = await store.approvals.listForRun(run.id);
  if (approval?.state === "denied") return { ok: false, text: sayDenied(approval) };
  if (approval?.state === "expired") return { ok: false, text: sayExpired([approval]) };
  const [call] = await store.toolCalls.list(run.id);
  // It had begun when its run ended; the record says so in place of a result.
  if (call) return { ok: false, text: String(call.result) };
  return { ok: false, text: SAID[run.state] ?? "The call did not run." };
}

const SAID: Readonly<Partial<Record<RunState, string>>> = {
  stopped: "The user stopped this call before it ran.",
  interrupted: "The server stopped before this call ran. Call it again.",
  failed: "Something went wrong on our side, and the call did not run. Call it again.",
};

const textOf = (output: ToolOutput): string => {
  const value = "value" in output ? output.value : null;
  return typeof value === "string" ? value : JSON.stringify(value);
};
