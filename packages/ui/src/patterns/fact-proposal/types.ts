/** A fact that an agent proposes to remember. Its texts are rendered as text, and whole. */
export type FactProposalView = {
  id: string;
  key: string;
  value: string;
};

/** What became of a proposal. */
export type FactProposalState = {
  /** As proposed, or as the person accepted it. */
  key: string;
  value: string;
  state: "proposed" | "accepted" | "refused";
  /** What is saved for the key, where that is something else. @default null */
  current?: string | null;
};

/** Where a fact came from. */
export type FactOrigin = {
  /** The chat; null once it was deleted. */
  chat: { title: string; href: string } | null;
  /** The day, ISO 8601. */
  day: string;
};

/** A decision of the person; with `accept`, perhaps in other words. */
export type FactDecision = {
  id: string;
  decision: "accept" | "refuse" | "undo";
  key?: string;
  value?: string;
};

/** Proposals of a conversation or a page, and what can be done about them. */
export type FactProposalActions = {
  /** Those whose state is known, by id. */
  known: ReadonlyMap<string, FactProposalState>;
  /** The one whose decision is being saved. */
  deciding: string | null;
  /** Why the last decision could not be saved. */
  failure: { id: string; message: string } | null;
  onDecideFact: (decision: FactDecision) => void;
};
