/** Words that several patterns say. */
export interface SharedWords {
  /** Opens what was folded. */
  showAll: string;
  /** Stands where a person changed what was proposed. */
  editedByYou: string;
  /** `title` is that of what is deleted. */
  deleteItem: (title: string) => string;
  /** Stands where a picture is not shown and says nothing about itself. */
  image: string;
  /** Names what a person writes to the agent, and an entry of a conversation of an unknown kind. */
  message: string;
  /** Heading of what a tool is called with. */
  callArguments: string;
  /** What a person did to an argument. */
  changeKinds: Readonly<Record<"added" | "removed" | "changed" | "type", string>>;
  /** What a tool does to the world outside. */
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
  write: "Writes data",
  send: "Sends out",
  destructive: "Destroys data",
};

/** The words of the badge that says what a call does. */
export const effectWords: Pick<SharedWords, "effects"> = { effects };
