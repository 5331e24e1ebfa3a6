/** Words of a fact that an agent proposes to remember. */
export interface FactProposalWords {
  /** What the card asks, and what was decided. */
  factStates: Readonly<Record<"proposed" | "accepted" | "refused", string>>;
  /** Before what is saved for the key now. */
  currently: string;
  acceptFact: string;
  refuseFact: string;
  editFact: string;
  undoFact: string;
  cancelFact: string;
  proposedKey: string;
  proposedValue: string;
  /** Before the title of the chat that it came from. */
  fromChat: string;
  fromDeletedChat: string;
}

export const factProposalWords: FactProposalWords = {
  factStates: { proposed: "Remember this?", accepted: "Remembered", refused: "Not remembered" },
  currently: "Currently:",
  acceptFact: "Accept",
  refuseFact: "Refuse",
  editFact: "Edit",
  undoFact: "Undo",
  cancelFact: "Cancel",
  proposedKey: "Key",
  proposedValue: "Value",
  fromChat: "From",
  fromDeletedChat: "From a deleted chat",
};
