import type { Approval } from "../approvals/ports.ts";
import type { InboxItem } from "./ports.ts";

/** What the item of an approval is called at its source. */
export const approvalSource = (approvalId: string): string => `approval-${approvalId}`;

/** What the inbox says of a call that waits; where it is decided is the page of its chat. */
export const approvalItem = ({
  id,
  sessionId,
  toolName,
  sentence,
}: Pick<Approval, "id" | "sessionId" | "toolName" | "sentence">): Pick<
  InboxItem,
  "title" | "description" | "priority" | "priorityReason" | "payload" | "kind" | "sourceIdentifier"
> => ({
  title: `Approve: ${(sentence ?? toolName).replace(/\.$/, "")}`,
  description: "The agent is waiting for your decision.",
  priority: "high",
  priorityReason: "Nothing happens until you decide.",
  payload: { approval_id: id, session_id: sessionId, tool: toolName },
  kind: "approval",
  sourceIdentifier: approvalSource(id),
});
