import type { CreditQuestion } from "@switchboard/api-client/types";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { sayCredits, toCredits } from "../credits/amounts.ts";
import { usedBy } from "../runs/bill-run.ts";
import type { RunWrite } from "../runs/event-log.ts";
import type { Run } from "../runs/ports.ts";
import type { Repositories } from "../unit-of-work.ts";
import { AUTOMATIC_APPROVAL_MS, schemaHash } from "./approval-terms.ts";
import type { Approval } from "./ports.ts";

/** How long a run waits for its user to let it use more credits: an hour. */
const CREDIT_QUESTION_MS = 60 * 60_000;

/** The usage of a run, in hundredths of a credit, and whether it has to ask before it uses more. */
export async function readUse(
  tx: Pick<Repositories, "toolCalls">,
  run: Run,
): Promise<{ readonly used: number; readonly isAtLimit: boolean }> {
  const used = usedBy(run, await tx.toolCalls.countDone(run.id));
  return { used, isAtLimit: run.creditLimit !== null && used >= run.creditLimit };
}

/** Pauses a run until its user decides whether it may use more credits, unless it is already waiting for that. */
export async function askForCredits(
  deps: { readonly clock: Clock; readonly newId: NewId },
  tx: Repositories,
  run: Run,
  used: number,
): Promise<RunWrite> {
  const before = (await tx.approvals.listLimits(run.id)).find(({ state }) => state === "pending");
  const question = before ?? creditQuestion(deps, run, used);
  if (!before) await tx.approvals.insert(question);
  return {
    events: [{ type: "credit_limit_reached", question: toCreditQuestion(question, used) }],
    patch: { state: "awaiting_approval", leaseOwner: null, leaseUntil: null },
  };
}

function creditQuestion(
  { clock, newId }: { readonly clock: Clock; readonly newId: NewId },
  run: Run,
  used: number,
): Approval {
  const now = clock.now();
  const ms = run.automatic ? AUTOMATIC_APPROVAL_MS : CREDIT_QUESTION_MS;
  return {
    id: newId(),
    kind: "limit",
    userId: run.userId,
    sessionId: run.sessionId,
    runId: run.id,
    // It is about no call.
    callId: "",
    toolName: "",
    connectionId: null,
    effect: "read",
    arguments: {},
    schema: {},
    schemaHash: schemaHash({}),
    approvedArguments: null,
    because: null,
    sentence: `This run has used ${sayCredits(used)} credits.`,
    origins: [],
    queueId: null,
    queueIndex: null,
    queueTotal: null,
    state: "pending",
    reason: null,
    decidedAt: null,
    decidedBy: null,
    decidedVia: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + ms),
  };
}

/** A question for more credits as the contract has it. */
export const toCreditQuestion = (
  { id, runId, sessionId, createdAt, expiresAt }: Approval,
  used: number,
): CreditQuestion => ({
  id,
  run_id: runId,
  session_id: sessionId,
  used: toCredits(used),
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
