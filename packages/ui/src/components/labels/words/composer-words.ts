import { inCredits } from "../../../internal/in-credits.ts";
import { message, type SharedWords } from "./shared-words.ts";

/** Words of the composer. */
export interface ComposerWords extends Pick<SharedWords, "message"> {
  /** Example of a question. */
  askAboutApps: string;
  send: string;
  stop: string;
  /** Beside Stop: nobody has to wait here. */
  runGoesOn: string;
  uploadFile: string;
  fileToUpload: string;
  /** A file is dragged over the prompt. */
  dropFile: string;
  /** Beside Send: the maximum cost of a run, formatted for the locale. */
  upToCredits: (credits: string) => string;
  /** The balance is lower: Send would be rejected. */
  beyondBalance: (credits: string, balance: string) => string;
  /** Length of a prompt near its limit; both formatted for the locale. */
  charactersOf: (count: string, most: string) => string;
}

export const composerWords: ComposerWords = {
  message,
  askAboutApps: "Ask about your apps…",
  send: "Send",
  stop: "Stop",
  runGoesOn: "You can leave this page. The run continues.",
  uploadFile: "Upload a file",
  fileToUpload: "File to upload",
  dropFile: "Drop the file to upload it",
  upToCredits: (credits) => `up to ${inCredits(credits)}`,
  beyondBalance: (credits, balance) =>
    `This run may need up to ${inCredits(credits)}, and you have ${balance}.`,
  charactersOf: (count, most) => `${count} of ${most} characters`,
};
