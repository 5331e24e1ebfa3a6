/** Words of a fact that an agent proposes to remember. */
export const factProposalWords = {
  /** What the card asks, and what was decided. */
  factStates: { proposed: "Remember this?", accepted: "Remembered", refused: "Not remembered" },
  /** Before what is saved for the key now. */
  currently: "Currently:",
  acceptFact: "Accept",
  refuseFact: "Refuse",
  editFact: "Edit",
  undoFact: "Undo",
  cancelFact: "Cancel",
  proposedKey: "Key",
  proposedValue: "Value",
  /** Before the title of the chat that it came from. */
  fromChat: "From",
  fromDeletedChat: "From a deleted chat",
};

export type FactProposalWords = typeof factProposalWords;
