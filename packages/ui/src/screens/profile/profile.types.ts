import type {
  FactDecision,
  FactOriginView,
  FactProposalActions,
  FactProposalState,
  FactProposalView,
} from "../../patterns/fact-proposal/index.ts";
import type { SaveState } from "../../form/index.ts";

/** A proposed fact that waits, or was decided during this visit. */
export type ProfileProposal = FactProposalView & FactProposalState & { origin: FactOriginView };

/** Where a saved fact came from. It holds as long as the fact says that. */
export type ProfileOrigin = { key: string; value: string; origin: FactOriginView };

/** Facts in order. */
export type ProfileFacts = readonly (readonly [key: string, value: string])[];

export type ProfileState =
  | { kind: "loading" }
  | {
      kind: "ready";
      /** Under fixed keys. */
      details: ProfileFacts;
      learned: ProfileFacts;
      /** What the agent proposes. Absent where the server has no proposals. */
      proposed?: Pick<FactProposalActions, "deciding" | "failure"> & {
        proposals: readonly ProfileProposal[];
        origins: readonly ProfileOrigin[];
      };
      save: SaveState;
    };

export type ProfileReady = Extract<ProfileState, { kind: "ready" }>;

/** Actions of the page. */
export interface ProfileActions {
  /** Blank keys are left out, and keys are trimmed. */
  onSave: (profile: { details: ProfileFacts; learned: ProfileFacts }) => void;
  /** Accepts or refuses a proposed fact, or undoes that. */
  onDecideFact?: (decision: FactDecision) => void;
}
