import { askEvent } from "../domain/approvals/approval-view.ts";
import { describeApprovals } from "../domain/approvals/describe.ts";
import { reconnectEvent } from "../domain/approvals/reconnect.ts";
import { WORKING } from "../domain/connections/health.ts";
import { type RunRef, writeRun } from "../domain/runs/event-log.ts";
import type { Run, ToolCallRecord } from "../domain/runs/ports.ts";
import type { Repositories } from "../domain/unit-of-work.ts";
import { insertReconnect, readHeld } from "./held-calls.ts";
import type { LoopDeps } from "./loop-deps.ts";

/**
 * Pauses a run until its user approves calls, provides other credentials for a connection, or both.
 * @param open ids of the step's calls without a result
 * @returns false if one of them can continue, because it was decided or its connection works again
 */
export async function pause(
  deps: LoopDeps,
  ref: RunRef,
  open: readonly string[],
): Promise<boolean> {
  let paused = false;
  await writeRun(deps, ref, async (tx, run) => {
    const held = await readHeld(tx, run.id);
    const { pending } = held;
    const approvals = (await tx.approvals.listForRun(run.id)).filter(
      ({ callId }) => open.includes(callId) && !held.waits(callId),
    );
    if (approvals.some(({ state }) => state !== "pending")) return {};
    const hasApproval = (callId: string) => approvals.some((one) => one.callId === callId);
    if (!pending && !held.calls.every(({ callId }) => hasApproval(callId))) return {};
    if (!pending && approvals.length === 0) return {};
    paused = true;
    const described = await describeApprovals(tx, run.userId, approvals);
    return {
      events: [
        ...(pending ? [await reconnectEvent(tx, pending, deps.plugins)] : []),
        ...(described.length > 0 ? [askEvent(described, deps.plugins)] : []),
      ],
      patch: { state: "awaiting_approval", leaseOwner: null, leaseUntil: null },
    };
  });
  return paused;
}

/**
 * Asks for the credentials that the first held call needs, unless such a question is already pending. Nobody is asked when the
 * connection works again by then, because other credentials came in while the call ran, nor when it is deleted: the call is
 * made again as it is.
 */
export async function requestReconnect(deps: LoopDeps, ref: RunRef): Promise<void> {
  await writeRun(deps, ref, async (tx, run) => {
    const { calls, pending } = await readHeld(tx, run.id);
    const [first] = calls;
    if (!first || pending || !(await needsCredentials(tx, run, first))) return {};
    await insertReconnect(deps, tx, run, first);
    return {};
  });
}

async function needsCredentials(
  tx: Repositories,
  run: Run,
  { connectionId }: ToolCallRecord,
): Promise<boolean> {
  const [connection] = connectionId
    ? await tx.connections.findMany(run.userId, [connectionId])
    : [];
  return connection !== undefined && !WORKING.includes(connection.status);
}
