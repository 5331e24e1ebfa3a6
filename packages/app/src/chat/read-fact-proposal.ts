import type { FactProposalView } from "@switchboard/ui/patterns/fact-proposal";
import type { ChatMessage } from "./chat-state.ts";

type Result = Extract<ChatMessage, { role: "tool_result" }>;

/**
 * Reads a proposed fact out of a result; null for any other. The tool is the server's own: a call that names a connection, whose tool may
 * have any name, proposes nothing.
 */
export function readFactProposal({ call, connection, result }: Result): FactProposalView | null {
  if (call.name !== "remember" || connection !== undefined) return null;
  if (typeof result !== "object" || result === null) return null;
  const text = (name: string): unknown => Reflect.get(result, name);
  const [id, key, value] = [text("proposal_id"), text("key"), text("value")];
  if (text("kind") !== "fact_proposal") return null;
  if (typeof id !== "string" || typeof key !== "string" || typeof value !== "string") return null;
  return { id, key, value };
}
