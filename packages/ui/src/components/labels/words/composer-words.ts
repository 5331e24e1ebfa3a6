import { message, type SharedWords } from "./shared-words.ts";

/** What the place where a person writes says. */
export interface ComposerWords extends Pick<SharedWords, "message"> {
  /** Example of what can be asked. */
  askAboutApps: string;
  send: string;
  stop: string;
  /** Beside Stop: nobody has to wait here. */
  runGoesOn: string;
  uploadFile: string;
  fileToUpload: string;
  /** A file is held over the prompt. */
  dropFile: string;
  /** Length of a prompt near its limit; both written in the way of the locale. */
  charactersOf: (count: string, most: string) => string;
}

export const composerWords: ComposerWords = {
  message,
  askAboutApps: "Ask about your apps…",
  send: "Send",
  stop: "Stop",
  runGoesOn: "You can leave this page. The run goes on.",
  uploadFile: "Upload a file",
  fileToUpload: "File to upload",
  dropFile: "Drop the file to upload it",
  charactersOf: (count, most) => `${count} of ${most} characters`,
};
