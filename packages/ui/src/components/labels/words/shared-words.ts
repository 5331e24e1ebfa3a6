// Words that several patterns say.

/** Expands what was folded. */
export const showAll = "Show all";

/** Marks what a person changed. */
export const editedByYou = "Edited by you";

/** `title` is that of what is deleted. */
export const deleteItem = (title: string) => `Delete ${title}`;

/** Fallback for a picture that is not shown and has no text. */
export const image = "Image";

/** Name of the prompt field, and of an entry of unknown kind. */
export const message = "Message";

/** Heading of the arguments of a tool call. */
export const callArguments = "Arguments";

/** How a person changed an argument. */
export const changeKinds = {
  added: "added",
  removed: "removed",
  changed: "changed",
  type: "type changed",
};

/** The words of the badge with the effect of a call. */
export const effectWords = {
  effects: {
    read: "Reads",
    write: "Changes data",
    send: "Sends outside",
    destructive: "Deletes data",
  },
};

export type EffectWords = typeof effectWords;
