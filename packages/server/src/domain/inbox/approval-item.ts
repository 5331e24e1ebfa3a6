import type { Approval, Decision } from "../approvals/ports.ts";
import type { EndedDuty, InboxItem } from "./ports.ts";

/** The source id of an approval's item. */
export const approvalSource = (approvalId: string): string => `approval-${approvalId}`;

/** The inbox item of a run that waits for its user; it is decided on the page of its chat. */
export const approvalItem = ({
  id,
  kind,
  sessionId,
  toolName,
  sentence,
  expiresAt,
}: Pick<Approval, "id" | "kind" | "sessionId" | "toolName" | "sentence" | "expiresAt">): Pick<
  InboxItem,
  "title" | "description" | "priority" | "priorityReason" | "payload" | "kind" | "sourceIdentifier"
> => ({
  ...(kind === "limit"
    ? {
        title: `Continue? ${(sentence ?? "").replace(/\.$/, "")}`,
        description: "The agent has reached the limit of credits for one run.",
        payload: { approval_id: id, session_id: sessionId, expires_at: expiresAt.toISOString() },
      }
    : {
        title: `Approve: ${(sentence ?? toolName).replace(/\.$/, "")}`,
        description: "The agent is waiting for your decision.",
        payload: {
          approval_id: id,
          session_id: sessionId,
          tool: toolName,
          expires_at: expiresAt.toISOString(),
        },
      }),
  priority: "high",
  priorityReason: "Nothing happens until you decide.",
  kind: "approval",
  sourceIdentifier: approvalSource(id),
});

type Ending = { readonly heading: string; readonly sentence: string };

const CALL_ENDINGS: Readonly<Record<Decision["state"], Ending>> = {
  approved: { heading: "Approved", sentence: "You approved this." },
  denied: { heading: "Denied", sentence: "You denied this, so it did not run." },
  expired: { heading: "Expired", sentence: "Nobody decided in time, so this did not run." },
  void: { heading: "Not decided", sentence: "The run ended before you decided." },
};

const LIMIT_ENDINGS: Readonly<Record<Decision["state"], Ending>> = {
  approved: { heading: "Continued", sentence: "You let the agent continue." },
  denied: { heading: "Stopped", sentence: "You stopped the agent at its limit." },
  expired: { heading: "Expired", sentence: "Nobody decided in time, so the run ended." },
  void: { heading: "Not decided", sentence: "The run ended before you decided." },
};

/** What its inbox item says once it is decided: under Archive it must not ask for a decision. */
export function decidedItem({
  kind,
  state,
  toolName,
  sentence,
}: Pick<Approval, "kind" | "toolName" | "sentence"> & Pick<Decision, "state">): EndedDuty {
  const ending = (kind === "limit" ? LIMIT_ENDINGS : CALL_ENDINGS)[state];
  return {
    title: `${ending.heading}: ${(sentence ?? toolName).replace(/\.$/, "")}`,
    description: ending.sentence,
  };
}
