/** Words shared by several patterns. */
export interface SharedWords {
  /** Expands what was folded. */
  showAll: string;
  /** Marks what a person changed. */
  editedByYou: string;
  /** `title` is that of what is deleted. */
  deleteItem: (title: string) => string;
  /** Fallback for a picture that is not shown and has no text. */
  image: string;
  /** Name of the prompt field, and of an entry of unknown kind. */
  message: string;
  /** Heading of the arguments of a tool call. */
  callArguments: string;
  /** How a person changed an argument. */
  changeKinds: Readonly<Record<"added" | "removed" | "changed" | "type", string>>;
  /** The effect of a tool. */
  effects: Readonly<Record<"read" | "write" | "send" | "destructive", string>>;
}

export const showAll = "Show all";
export const editedByYou = "Edited by you";
export const deleteItem: SharedWords["deleteItem"] = (title) => `Delete ${title}`;
export const image = "Image";
export const message = "Message";
export const callArguments = "Arguments";
export const changeKinds: SharedWords["changeKinds"] = {
  added: "added",
  removed: "removed",
  changed: "changed",
  type: "type changed",
};
export const effects: SharedWords["effects"] = {
  read: "Reads",
  write: "Changes data",
  send: "Sends outside",
  destructive: "Deletes data",
};

/** The words of the badge with the effect of a call. */
export const effectWords: Pick<SharedWords, "effects"> = { effects };
