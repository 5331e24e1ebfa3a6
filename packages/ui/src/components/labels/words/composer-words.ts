import { inCredits } from "../../../internal/in-credits.ts";
import { message } from "./shared-words.ts";

/** Words of the composer. */
export const composerWords = {
  message,
  /** Example of a question. */
  askAboutApps: "Ask about your apps…",
  send: "Send",
  stop: "Stop",
  /** Beside Stop: nobody has to wait here. */
  runGoesOn: "You can leave this page. The run continues.",
  uploadFile: "Upload a file",
  fileToUpload: "File to upload",
  /** Opens the question bar above the message. */
  askWithBar: "Ask with the question bar",
  /** Beside Send, while there is no message. */
  slashOpensBar: "/ opens the question bar",
  noFileToAsk: "Upload a file to ask about it.",
  /** Before the questions that are filled in already. */
  orBeginWith: "Or begin with",
  /** A file is dragged over the prompt. */
  dropFile: "Drop the file to upload it",
  /** Beside Send: the maximum cost of a run, formatted for the locale, and the name of the model that answers, where that is known. */
  upToCredits: (credits: string, model?: string) =>
    model === undefined
      ? `up to ${inCredits(credits)}`
      : `up to ${inCredits(credits)} with ${model}`,
  /** The balance is lower: Send would be rejected. */
  beyondBalance: (credits: string, balance: string) =>
    `This run may need up to ${inCredits(credits)}, and you have ${balance}.`,
  /** Length of a prompt near its limit; both formatted for the locale. */
  charactersOf: (count: string, most: string) => `${count} of ${most} characters`,
};

export type ComposerWords = typeof composerWords;
