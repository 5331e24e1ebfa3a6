export const factStates = ["proposed", "accepted", "refused"] as const;

/** The state of a proposed fact. */
export type FactState = (typeof factStates)[number];

/** A fact that the agent proposes to remember about a user. */
export type NewFactProposal = {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string | null;
  readonly runId: string;
  /** As proposed, or as the user accepted it. */
  readonly key: string;
  readonly value: string;
  /** A hash of the proposed fact: see `fingerprintOf`. */
  readonly fingerprint: string;
  readonly state: FactState;
  readonly createdAt: Date;
};

/** The same as it is stored, with the title of its chat. */
export type FactProposal = NewFactProposal & {
  /** The value that an accepted one replaced; null if the key was new. */
  readonly replaced: string | null;
  readonly decidedAt: Date | null;
  readonly sessionTitle: string | null;
};

/** Which proposals of a user. */
export type FactProposalQuery = {
  readonly states?: readonly FactState[];
  readonly sessionId?: string;
  readonly fingerprint?: string;
};
