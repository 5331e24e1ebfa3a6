export { FactOrigin, type FactOriginProps } from "./fact-origin.tsx";
export { FactProposal, type FactProposalProps } from "./fact-proposal.tsx";
export type {
  FactDecision,
  FactOrigin as FactOriginView,
  FactProposalActions,
  FactProposalState,
  FactProposalView,
} from "./types.ts";
