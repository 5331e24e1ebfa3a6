import type { Approval } from "../approvals/ports.ts";
import type { InboxItem } from "./ports.ts";

/** The source id of an approval's item. */
export const approvalSource = (approvalId: string): string => `approval-${approvalId}`;

/** The inbox item of a run that waits for its user; it is decided on the page of its chat. */
export const approvalItem = ({
  id,
  kind,
  sessionId,
  toolName,
  sentence,
}: Pick<Approval, "id" | "kind" | "sessionId" | "toolName" | "sentence">): Pick<
  InboxItem,
  "title" | "description" | "priority" | "priorityReason" | "payload" | "kind" | "sourceIdentifier"
> => ({
  ...(kind === "limit"
    ? {
        title: `Go on? ${(sentence ?? "").replace(/\.$/, "")}`,
        description: "The agent has reached the limit of credits for one run.",
        payload: { approval_id: id, session_id: sessionId },
      }
    : {
        title: `Approve: ${(sentence ?? toolName).replace(/\.$/, "")}`,
        description: "The agent is waiting for your decision.",
        payload: { approval_id: id, session_id: sessionId, tool: toolName },
      }),
  priority: "high",
  priorityReason: "Nothing happens until you decide.",
  kind: "approval",
  sourceIdentifier: approvalSource(id),
});
