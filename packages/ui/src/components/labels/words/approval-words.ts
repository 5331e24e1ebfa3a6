import { callArguments, changeKinds, showAll } from "./shared-words.ts";

/** Words of the approval dialog. */
export const approvalWords = {
  callArguments,
  changeKinds,
  showAll,
  approvalRequired: "Approval Required",
  /** Position among the pending calls; both count from 1. */
  approvalPosition: (position: number, total: number) => `${position} of ${total}`,
  /** Fallback for a tool without a description. */
  runTool: "Run this tool with the arguments below.",
  noArguments: "This call has no arguments.",
  /** Placeholders of a control whose argument is missing, or is an empty text. */
  notGiven: "None",
  emptyText: "Empty text",
  /** `origins` is a list in the words of the locale. */
  holdsTextFrom: (origins: string) => `Contains text from ${origins}`,
  editAsJson: "Edit as JSON",
  deny: "Deny",
  /** Denies all pending calls. */
  denyAll: "Deny all",
  /** Label of the field for the reason of a denial. */
  denyReason: "Reason for denying (optional, shared with the agent)",
  /** Buttons to the other calls. */
  previousRequest: "Previous request",
  nextRequest: "Next request",
  approve: "Approve & Continue",
  /** Invisible characters. */
  hiddenCharacters: (count: number) =>
    count === 1 ? "1 hidden character" : `${count} hidden characters`,
  /** Why a host may not be the one it looks like. */
  hostReasons: {
    punycode: "Encoded address",
    "mixed-script": "Mixed alphabets",
    "look-alike": "Look-alike letters",
  },
  /** A host as written, and in ASCII as DNS resolves it. */
  hostIsReally: (host: string, ascii: string) => `${host} is really ${ascii}`,
  /** A collapsed value: its path, and its length formatted for the locale; then the same of an expanded one. */
  longValue: (path: string, characters: string) => `${path} has ${characters} characters.`,
  longValueOpen: (path: string, characters: string) => `${path}, all ${characters} characters:`,
  /** Time left, and none left; `time` is formatted as `14:32`. */
  expiresIn: (time: string) => `Expires in ${time}`,
  expired: "Expired",
  /** Why a call cannot be approved now. */
  requestExpired: "This request has expired.",
  correctJson: "Fix the JSON to approve.",
  correctAnswers: "Fix the marked fields to approve.",
  openLongValues: (count: number) =>
    count === 1 ? "Open the long value to approve." : `Open the ${count} long values to approve.`,
  readToTheEnd: "Scroll to the end of the arguments to approve.",
  /** Why a text is rejected as arguments of a call. */
  invalidArguments: "Invalid JSON in arguments field.",
  argumentsNotObject: {
    null: "Arguments must be a JSON object, not null.",
    list: "Arguments must be a JSON object, not a list.",
    text: "Arguments must be a JSON object, not a string.",
    number: "Arguments must be a JSON object, not a number.",
    boolean: "Arguments must be a JSON object, not true or false.",
  },
  argumentKeyTwice: (key: string) => `The key ${key} appears twice.`,
  argumentNumberUnsafe: (number: string) =>
    `The number ${number} cannot be stored exactly. Put it in quotes to send it as text.`,
  /** Position of an error; both count from 1. */
  lineAndColumn: (line: number, column: number) => `Line ${line}, column ${column}.`,
};

export type ApprovalWords = typeof approvalWords;
