import { use } from "react";
import { lazyModule } from "../../internal/lazy-module.ts";
import { FactProposalContext } from "./fact-proposal-context.ts";
import type { FactProposalView } from "./types.ts";

/** Most conversations propose nothing. */
const { useLoaded } = lazyModule(async () => (await import("./fact-proposal.tsx")).FactProposal);

/** A proposal as an entry of a conversation, with the state and the actions that the surrounding page knows. */
export function FactProposalInConversation({ proposal }: { proposal: FactProposalView }) {
  const Card = useLoaded();
  const actions = use(FactProposalContext);
  if (Card === null) return null;
  const { id } = proposal;
  return (
    <Card
      deciding={actions?.deciding === id}
      failure={actions?.failure?.id === id ? actions.failure.message : null}
      known={actions?.known.get(id)}
      onDecide={actions?.onDecideFact}
      proposal={proposal}
    />
  );
}
