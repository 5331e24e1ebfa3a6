import type { Logger } from "pino";
import {
  CredentialsRefused,
  OutcomeUnknown,
  ToolError,
  type ToolContext,
  type ToolHandler,
} from "../domain/plugins/types.ts";
import { cutBelow, DEEPEST } from "../domain/nesting.ts";
import { storable, storableText } from "../domain/storable.ts";
import { whenAborted } from "../when-aborted.ts";

/**
 * How a call went. `sentence` is for the person and the model; `late`: the tool was left behind, heard no end, or broke, and
 * what it was asked may be done all the same; `refused`: the app did not take what the connection holds.
 */
export type ToolAnswer =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false;
      readonly sentence: string;
      readonly late?: true;
      readonly refused?: CredentialsRefused["health"];
    };

/** How long a tool may take, in milliseconds. */
export const TOOL_TIMEOUT_MS = 60_000;

/**
 * Runs a handler, at most once and not for ever. A handler that does not look at its signal is left behind.
 * @throws the reason of `context.signal` when that is aborted first
 */
export async function runTool(
  handler: ToolHandler,
  args: Record<string, unknown>,
  context: ToolContext,
  { log, timeoutMs = TOOL_TIMEOUT_MS }: { log: Logger; timeoutMs?: number },
): Promise<ToolAnswer> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const signal = AbortSignal.any([context.signal, deadline.signal]);
  const change: NonNullable<ToolContext["change"]> = {};
  // A handler that does not say whether it has sent its change may have sent it.
  const unended = (sentence: string): ToolAnswer =>
    change.sent === false ? { ok: false, sentence } : { ok: false, sentence, late: true };
  try {
    const given = handler(args, { ...context, change, signal });
    const result = await Promise.race([given, whenAborted(signal)]);
    return { ok: true, result: storable(cutBelow(result ?? null, DEEPEST)) };
  } catch (error) {
    context.signal.throwIfAborted();
    if (deadline.signal.aborted) {
      return unended(`The tool did not answer within ${timeoutMs / 1000} seconds.`);
    }
    // A foreign server's words can hold what the database refuses; what is known of the call would be lost with them.
    const sentence = error instanceof Error ? storableText(error.message) : "";
    if (error instanceof OutcomeUnknown) return { ok: false, sentence, late: true };
    if (error instanceof CredentialsRefused) return { ok: false, sentence, refused: error.health };
    if (error instanceof ToolError) return { ok: false, sentence };
    log.error({ err: error, run_id: context.runId }, "a tool failed unexpectedly");
    return unended("The tool failed unexpectedly.");
  } finally {
    clearTimeout(timer);
  }
}
