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

/** The program that calls: the key it came with, and where its person finds us. */
export type Caller = { readonly key: ApiKey; readonly origin: string };

/**
 * Makes one call of a tool, the way a run makes it: what a person must decide about waits for them. Whoever asks waits with it, for a
 * time; the same call again then finds what became of it.
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
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`);
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
    if (error instanceof AppError) return refusal(sayRefusal(error));
    throw error;
  }

  const address = `${caller.origin}/${BRAND.slug}-chat/${call.sessionId}`;
  const waiting = deps.waitingCalls.begin(key.id, ctx.mcpReq.id);
  const left = AbortSignal.any([gone, waiting.gone]);
  try {
    return await waitAndTell(deps, caller, call, { ctx, left, name: manifest.name, address });
  } finally {
    waiting.end();
  }
}

async function waitAndTell(
  deps: Deps,
  { key }: Caller,
  { runId, endedAt }: BegunCall,
  on: { ctx: ServerContext; left: AbortSignal; name: string; address: string },
): Promise<CallToolResult> {
  const { ctx, left, name, address } = on;
  const waits = `Waiting for a person to approve ${name} at ${address}`;
  const stop = AbortSignal.any([left, deps.lifecycle.signal]);
  const state = await waitForCall(deps.runs, runId, deps.callWait, stop, (now, seconds) => {
    tellProgress(ctx, seconds, now === "awaiting_approval" ? waits : `${name} is running`);
  });
  const answer = left.aborted ? undefined : await deps.runs.answer(key.userId, runId);
  // Whoever left was told nothing; what becomes of the call is kept for when they come back.
  if (!answer) return refusal(sayOpen(state, name, address));
  await deps.runs.markTold(runId);
  const content = [...(endedAt ? [text(sayAgain(endedAt))] : []), text(answer.text)];
  return { content, ...(!answer.ok && { isError: true }) };
}

const text = (words: string) => ({ type: "text" as const, text: words });

const refusal = (sentence: string): CallToolResult => ({
  content: [text(sentence)],
  isError: true,
});

const sayRefusal = ({ code, message }: AppError): string =>
  code === "payment_required"
    ? `The account has not the 1 credit that a call costs. Add credits in ${BRAND.name} first.`
    : message;

const sayOpen = (state: RunState, name: string, address: string): string =>
  state === "awaiting_approval"
    ? `A person has to approve ${name} first, and has not decided yet. They can do so at ${address}. Make the same call again to wait on and to get its result: it is not made twice.`
    : `${name} is still running. Make the same call again to get its result: it is not made twice.`;

const sayAgain = (endedAt: Date): string =>
  `This is what became of the same call that was made before, at ${endedAt.toISOString()}. It was not made again.`;

/** Tells a program that asked to be told. One that is gone hears nothing. */
function tellProgress({ mcpReq }: ServerContext, seconds: number, message: string): void {
  const { _meta: meta } = mcpReq;
  if (meta?.progressToken === undefined) return;
  const params = { progressToken: meta.progressToken, progress: seconds, message };
  mcpReq.notify({ method: "notifications/progress", params }).catch(() => {});
}
