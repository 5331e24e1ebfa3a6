import type { Logger } from "pino";
import {
  CredentialsRefused,
  OutcomeUnknown,
  ToolError,
  type ToolContext,
  type ToolHandler,
} from "../domain/plugins/types.ts";
import { cutBelow, MAX_DEPTH } from "../domain/nesting.ts";
import { storable, storableText } from "../domain/storable.ts";
import { whenAborted } from "../when-aborted.ts";

/**
 * How a call went. `sentence` is for the user and the model. `outcomeUnknown`: the tool timed out or broke, and may have taken effect
 * all the same. `refused`: the app rejected the connection's credentials.
 */
export type ToolAnswer =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false;
      readonly sentence: string;
      readonly outcomeUnknown?: true;
      readonly refused?: CredentialsRefused["health"];
    };

/** An error for the log. What a tool throws may quote its arguments and what the app answered. */
function withoutMessage(error: unknown): Error {
  const kept = new Error("The message is left out, since it may quote the app.");
  if (!(error instanceof Error)) return kept;
  return Object.assign(kept, { name: error.name, stack: error.stack });
}

/** The default timeout of a tool. */
export const TOOL_TIMEOUT_MS = 60_000;

/**
 * Runs a handler once, with a timeout. A handler that ignores its signal keeps running, and its result is dropped.
 * @throws the abort reason of `context.signal`
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
  // Unless the handler says that its change was not sent, it may have been.
  const withoutOutcome = (sentence: string): ToolAnswer =>
    change.sent === false ? { ok: false, sentence } : { ok: false, sentence, outcomeUnknown: true };
  try {
    const pending = handler(args, { ...context, change, signal });
    const result = await Promise.race([pending, whenAborted(signal)]);
    return { ok: true, result: storable(cutBelow(result ?? null, MAX_DEPTH)) };
  } catch (error) {
    context.signal.throwIfAborted();
    if (deadline.signal.aborted) {
      return withoutOutcome(`The tool did not respond within ${timeoutMs / 1000} seconds.`);
    }
    // A server's message can hold characters that the database rejects; storing the outcome would then fail.
    const sentence = error instanceof Error ? storableText(error.message) : "";
    if (error instanceof OutcomeUnknown) return { ok: false, sentence, outcomeUnknown: true };
    if (error instanceof CredentialsRefused) return { ok: false, sentence, refused: error.health };
    if (error instanceof ToolError) return { ok: false, sentence };
    log.error({ err: withoutMessage(error) }, "a tool failed unexpectedly");
    return withoutOutcome("The tool failed unexpectedly.");
  } finally {
    clearTimeout(timer);
  }
}
