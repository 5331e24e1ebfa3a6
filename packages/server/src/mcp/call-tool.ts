import {
  ProtocolError,
  ProtocolErrorCode,
  type CallToolRequest,
  type CallToolResult,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { findTool } from "../agent/tool-set.ts";
import { BRAND } from "../brand.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../domain/errors.ts";
import type { ApiKey } from "../domain/keys/ports.ts";
import type { RunState } from "../domain/runs/run-state.ts";
import type { BegunCall } from "../domain/runs/runs.ts";
import { personTools } from "./person-tools.ts";
import { waitForCall } from "./wait-for-call.ts";

/** The calling program: its API key, and the origin of this server for links. */
export type Caller = { readonly key: ApiKey; readonly origin: string };

/**
 * Calls a tool for a program, as a run: a call that needs approval waits for the user. The program waits for a limited time;
 * repeating the same call then returns the outcome instead of calling again.
 * @throws ProtocolError for a tool that is not offered
 */
export async function callTool(
  deps: Deps,
  caller: Caller,
  { params }: CallToolRequest,
  ctx: ServerContext,
): Promise<CallToolResult> {
  const { key } = caller;
  const gone = ctx.mcpReq.signal;
  const tool = findTool(await personTools(deps, key.userId, gone), params.name);
  if (!tool) {
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `The tool ${params.name} was not found.`,
    );
  }
  const { connection, manifest, modelName } = tool;
  let call: BegunCall;
  try {
    call = await deps.runs.call({
      key,
      connectionId: connection.id,
      tool: { name: manifest.name, modelName, effect: manifest.effect },
      arguments: params.arguments ?? {},
    });
  } catch (error) {
    if (error instanceof AppError) return refusal(refusalMessage(error));
    throw error;
  }

  const address = `${caller.origin}/${BRAND.slug}-chat/${call.sessionId}`;
  const waiting = deps.waitingCalls.begin(key.id, ctx.mcpReq.id);
  const left = AbortSignal.any([gone, waiting.gone]);
  try {
    return await waitForOutcome(deps, caller, call, { ctx, left, name: manifest.name, address });
  } finally {
    waiting.end();
  }
}

async function waitForOutcome(
  deps: Deps,
  { key }: Caller,
  { runId, endedAt }: BegunCall,
  on: { ctx: ServerContext; left: AbortSignal; name: string; address: string },
): Promise<CallToolResult> {
  const { ctx, left, name, address } = on;
  const waits = `Waiting for a person to approve ${name} at ${address}`;
  const stop = AbortSignal.any([left, deps.lifecycle.signal]);
  const state = await waitForCall(deps.runs, runId, deps.callWait, stop, (now, seconds) => {
    sendProgress(ctx, seconds, now === "awaiting_approval" ? waits : `${name} is running`);
  });
  const answer = left.aborted ? undefined : await deps.runs.answer(key.userId, runId);
  // Not delivered: the outcome is kept for when the program repeats the call.
  if (!answer) return refusal(stillRunningMessage(state, name, address));
  await deps.runs.markTold(runId);
  const content = [...(endedAt ? [text(repeatedCallMessage(endedAt))] : []), text(answer.text)];
  return { content, ...(!answer.ok && { isError: true }) };
}

const text = (words: string) => ({ type: "text" as const, text: words });

const refusal = (sentence: string): CallToolResult => ({
  content: [text(sentence)],
  isError: true,
});

const refusalMessage = ({ code, message }: AppError): string =>
  code === "payment_required"
    ? `A call costs 1 credit, and the account has less than that. Add credits in ${BRAND.name} first.`
    : message;

const stillRunningMessage = (state: RunState, name: string, address: string): string =>
  state === "awaiting_approval"
    ? `${name} is waiting for a person to approve it at ${address}. Make the same call again to keep waiting and to get its result. It runs only once.`
    : `${name} is still running. Make the same call again to get its result. It runs only once.`;

const repeatedCallMessage = (endedAt: Date): string =>
  `This is the result of the same call made at ${endedAt.toISOString()}. It did not run again.`;

/** Sends progress if the program requested it. A program that disconnected is ignored. */
function sendProgress({ mcpReq }: ServerContext, seconds: number, message: string): void {
  const { _meta: meta } = mcpReq;
  if (meta?.progressToken === undefined) return;
  const params = { progressToken: meta.progressToken, progress: seconds, message };
  mcpReq.notify({ method: "notifications/progress", params }).catch(() => {});
}
