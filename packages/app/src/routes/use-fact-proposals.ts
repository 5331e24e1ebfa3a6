import type { FactProposal } from "@switchboard/api-client";
import { ApiError } from "@switchboard/api-client";
import { decideFactProposal, listFactProposals } from "@switchboard/api-client/calls";
import type { FactDecision, FactProposalActions } from "@switchboard/ui/patterns/fact-proposal";
import { useCallback, useEffect, useState } from "react";
import type { ChatState } from "../chat/chat-state.ts";
import { chatTexts } from "../chat/chat-texts.ts";
import { failureReason } from "../chat/failure-reason.ts";
import { readOwnResult } from "../chat/read-own-result.ts";
import type { Services } from "../services.ts";

type Decisions = Pick<FactProposalActions, "deciding" | "failure"> & {
  readonly decide: (decision: FactDecision) => void;
};

/**
 * Decides about proposals, one at a time.
 * @param onDecided is given the proposal as it is now
 * @param onElsewhere it was decided in another window
 */
export function useFactDecisions(
  { api, account }: Pick<Services, "api" | "account">,
  onDecided: (proposal: FactProposal) => void,
  onElsewhere: () => void,
): Decisions {
  const [deciding, setDeciding] = useState<string | null>(null);
  const [failure, setFailure] = useState<Decisions["failure"]>(null);

  const decide = async ({ id, ...body }: FactDecision) => {
    if (deciding !== null) return;
    setDeciding(id);
    setFailure(null);
    try {
      const decided = await api.call(decideFactProposal, { path: { id }, body });
      // The profile is part of the person, whose next page must not show the one from before.
      account.doubt();
      onDecided(decided);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 409 || error.status === 404))
        onElsewhere();
      setFailure({ id, message: failureReason(error) ?? chatTexts.unknownError });
    }
    setDeciding(null);
  };
  return { deciding, failure, decide: (decision) => void decide(decision) };
}

const idsOf = ({ messages }: ChatState): string[] =>
  messages.flatMap((message) => {
    const own = message.role === "tool_result" ? readOwnResult(message) : null;
    return own?.kind === "fact_proposal" ? own.proposal.id : [];
  });

/** What became of the facts that a chat proposed, and decisions about them. It is asked again when the chat proposes another one. */
export function useChatFacts(
  services: Pick<Services, "api" | "account" | "appInfo">,
  conversation: ChatState,
): FactProposalActions {
  const { api, appInfo } = services;
  const { sessionId } = conversation;
  const [known, setKnown] = useState<FactProposalActions["known"]>(new Map());
  const ids = idsOf(conversation).join();

  const load = useCallback(() => {
    if (sessionId === null || !appInfo.has("fact-proposals")) return;
    api
      .call(listFactProposals, { query: { session_id: sessionId } })
      .then((list) => setKnown(new Map(list.map((one) => [one.id, one]))))
      // The proposals can be read, and decided on the profile.
      .catch(() => {});
  }, [api, appInfo, sessionId]);
  useEffect(() => {
    if (ids !== "") load();
  }, [ids, load]);

  const { decide, ...decisions } = useFactDecisions(
    services,
    (proposal) => setKnown((before) => new Map(before).set(proposal.id, proposal)),
    load,
  );
  return { known, ...decisions, onDecideFact: decide };
}
