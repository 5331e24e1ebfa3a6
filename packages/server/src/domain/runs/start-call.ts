import { createHash } from "node:crypto";
import type { Effect } from "../plugins/types.ts";
import { canonical } from "../approvals/approval-terms.ts";
import { sessionTitle } from "../chat/title.ts";
import { TOOL_CALL_PRICE } from "../credits/amounts.ts";
import { AppError } from "../errors.ts";
import type { ApiKey } from "../keys/ports.ts";
import { storable } from "../storable.ts";
import { UNTOLD_MS } from "./limits.ts";
import type { Run } from "./ports.ts";
import { singleCall } from "./single-call.ts";
import { beginRun, type BeginDeps } from "./begin-run.ts";
import type { Repositories } from "../unit-of-work.ts";

/** A program's request with an API key. */
export type CallOrder = {
  readonly key: ApiKey;
  readonly connectionId: string;
  readonly tool: { readonly name: string; readonly modelName: string; readonly effect: Effect };
  readonly arguments: Readonly<Record<string, unknown>>;
};

/** The run of a call; `again` says that the program requested it before and did not get the result. */
export type StartedCall = { readonly run: Run; readonly again: boolean };

/**
 * Stores a run that is one call. If the same call is requested again while it runs, or before the program got its result, the
 * existing run is returned.
 * @throws AppError not_found, payment_required, and as `admitKey`
 */
export function startCall(deps: BeginDeps, order: CallOrder): Promise<StartedCall> {
  return tryCall(deps, order).catch((error: unknown) => {
    // The user started a run in the session that was idle a moment ago; retry with another one.
    if (error instanceof AppError && error.code === "conflict") return tryCall(deps, order);
    throw error;
  });
}

function tryCall(deps: BeginDeps, order: CallOrder): Promise<StartedCall> {
  const { key, connectionId, tool } = order;
  const args = storable(order.arguments);
  const callHash = hashOf([connectionId, tool.name, args]);
  const now = deps.clock.now();
  return deps.store.transaction(async (tx) => {
    if (!(await tx.keys.lock(key.id)))
      throw new AppError("unauthorized", "This API key was revoked.");
    const since = new Date(now.getTime() - UNTOLD_MS);
    const untold = await tx.keys.findUntoldCall({ keyId: key.id, callHash }, since);
    const before = untold && (await tx.runs.find(key.userId, untold.runId));
    if (before) return { run: before, again: true };

    const { run } = await beginCall(deps, tx, order);
    const call = { callId: deps.newId(), modelName: tool.modelName, input: args };
    await tx.runs.update(run.id, { transcript: singleCall(call) });
    const { effect } = tool;
    const made = { runId: run.id, keyId: key.id, userId: key.userId, callHash, effect };
    await tx.keys.insertCall({ ...made, createdAt: now });
    return { run, again: false };
  });
}

async function beginCall(deps: BeginDeps, tx: Repositories, { key, connectionId }: CallOrder) {
  const { userId } = key;
  // A session has one live run; while a call waits for its user, others go to another session of the key.
  const sessionId = (await tx.keys.findRestingSession(key.id)) ?? null;
  return beginRun(
    deps,
    tx,
    { userId, key, connectionIds: [connectionId], model: "", sessionId },
    {
      kind: "call",
      title: sessionTitle(`From ${key.name}`),
      prompt: "",
      model: "",
      answeredBy: null,
      maxExecutions: 1,
      reserved: TOOL_CALL_PRICE,
    },
  );
}

const hashOf = (value: unknown) => createHash("sha256").update(canonical(value)).digest("hex");
