import type { FactProposal } from "@switchboard/api-client/types";
import type { SeenProposal } from "../../domain/facts/decide-fact.ts";

/** A proposed fact as the contract has it. */
export const toFactProposal = (proposal: SeenProposal): FactProposal => ({
  id: proposal.id,
  key: proposal.key,
  value: proposal.value,
  current: proposal.current,
  state: proposal.state,
  session_id: proposal.sessionId,
  session_title: proposal.sessionTitle,
  created_at: proposal.createdAt.toISOString(),
});
