import type { Run } from "../runs/ports.ts";
import type { Approval } from "./ports.ts";
import { checkArguments } from "../plugins/validate-arguments.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { type LogDeps, RunLost, writeRun } from "../runs/event-log.ts";
import { leasedAgain } from "../runs/limits.ts";
import { storable } from "../storable.ts";
import { sameJson } from "./approval-terms.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

/** The approved call, as the client sends it back. */
export type ApprovedCall = {
  readonly userId: string;
  readonly sessionId: string | null;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Names the approval exactly. A client that knows only the specification sends neither. */
  readonly approvalId?: string;
  readonly callId?: string;
};

type ApproveDeps = LogDeps & { readonly owner: string };

/**
 * The resumed run, and the sequence number after which its events are new to the approver. With `waited`, the run has to be
 * driven again; otherwise another call of the same queue is running, and its process picks this one up afterwards.
 */
export type Approved = { readonly run: Run; readonly seq: number; readonly waited: boolean };

/**
 * Consumes an approval once: one transaction resumes the run and settles the approval.
 * @throws AppError forbidden when this user never got such an approval in this session, conflict when it was decided, has
 *   expired or lost a race, invalid when edited arguments do not fit the tool
 */
export async function approveCall(deps: ApproveDeps, call: ApprovedCall): Promise<Approved> {
  const args = storable({ ...call.arguments });
  const approval = await findApproval(deps.store, call, args);
  const now = deps.clock.now();
  const refusal = tooLate(approval, now);
  if (refusal) throw refusal;
  const check = checkArguments(approval.schema, args);
  if (!check.ok) throw new AppError("invalid", check.sentence);

  let run: Run | undefined;
  let waited = false;
  try {
    const [event] = await writeRun(deps, { runId: approval.runId }, async (tx, current) => {
      const decided = await tx.approvals.decide(approval.id, {
        state: "approved",
        now,
        via: "browser",
        by: call.userId,
        approvedArguments: args,
      });
      if (!decided) throw decidedMeanwhile();
      waited = current.state === "awaiting_approval";
      const patch = waited ? leasedAgain(current, deps.owner, now) : {};
      run = { ...current, ...patch };
      return {
        events: [
          {
            type: "status",
            content: `User approved tool call: ${approval.toolName}`,
            reason: "approved",
          },
        ],
        patch,
      };
    });
    if (!run || !event) throw decidedMeanwhile();
    return { run: { ...run, lastSeq: event.seq }, seq: event.seq, waited };
  } catch (error) {
    if (error instanceof RunLost) throw decidedMeanwhile();
    throw error;
  }
}

const decidedMeanwhile = () =>
  new AppError("conflict", "This approval has already been decided. The call does not run again.");

async function findApproval(
  store: UnitOfWork,
  call: ApprovedCall,
  args: ApprovedCall["arguments"],
): Promise<Approval> {
  const { userId, sessionId, name, approvalId, callId } = call;
  const approvals =
    sessionId !== null && isUuid(sessionId)
      ? await store.approvals.listForTool(userId, sessionId, name)
      : [];
  const matching = approvals.filter(
    (one) =>
      (approvalId === undefined || one.id === approvalId) &&
      (callId === undefined || one.callId === callId),
  );
  const approval = whichIsMeant(matching, args);
  if (!approval) {
    throw new AppError(
      "forbidden",
      "This tool call is not waiting for your approval in this chat.",
    );
  }
  return approval;
}

/**
 * Of several pending approvals, the one with these arguments; otherwise the first, which is on screen, with edited arguments.
 * An answer that is sent twice means the approval it settled before: otherwise the next call would run with this one's
 * arguments, repeating one action and skipping the other.
 * @param approvals newest first
 */
function whichIsMeant(
  approvals: readonly Approval[],
  args: ApprovedCall["arguments"],
): Approval | undefined {
  const waiting = approvals
    .filter(({ state }) => state === "pending")
    .toSorted((a, b) => (a.queueIndex ?? 0) - (b.queueIndex ?? 0));
  const [shown] = waiting;
  return (
    waiting.find((one) => sameJson(one.arguments, args)) ??
    approvals.find(
      ({ state, runId, approvedArguments }) =>
        state === "approved" && runId === shown?.runId && sameJson(approvedArguments, args),
    ) ??
    shown ??
    approvals[0]
  );
}

function tooLate(approval: Approval, now: Date): AppError | undefined {
  if (approval.state === "pending") {
    return approval.expiresAt > now ? undefined : new AppError("conflict", SAID.expired);
  }
  return new AppError("conflict", SAID[approval.state]);
}

const SAID = {
  approved: "This tool call was already approved. It does not run again.",
  denied: "This tool call was denied. Ask again if you change your mind.",
  expired: "This approval has expired. Ask again if you still want the call to run.",
  void: "The run that asked for this approval has ended. Ask again if you still want the call to run.",
} as const;
