import { callArguments, changeKinds, type SharedWords, showAll } from "./shared-words.ts";

/** Words of the approval dialog. */
export interface ApprovalWords
  extends Pick<SharedWords, "callArguments" | "changeKinds" | "showAll"> {
  approvalRequired: string;
  /** Position among the pending calls; both count from 1. */
  approvalPosition: (position: number, total: number) => string;
  /** Fallback for a tool without a description. */
  runTool: string;
  noArguments: string;
  /** Placeholders of a control whose argument is missing, or is an empty text. */
  notGiven: string;
  emptyText: string;
  /** `origins` is a list in the words of the locale. */
  holdsTextFrom: (origins: string) => string;
  editAsJson: string;
  deny: string;
  /** Denies all pending calls. */
  denyAll: string;
  /** Label of the field for the reason of a denial. */
  denyReason: string;
  /** Buttons to the other calls. */
  previousRequest: string;
  nextRequest: string;
  approve: string;
  approveEdited: string;
  /** Invisible characters. */
  hiddenCharacters: (count: number) => string;
  /** Why a host may not be the one it looks like. */
  hostReasons: Readonly<Record<"punycode" | "mixed-script" | "look-alike", string>>;
  /** A host as written, and in ASCII as DNS resolves it. */
  hostIsReally: (host: string, ascii: string) => string;
  /** A collapsed value: its path, and its length formatted for the locale; then the same of an expanded one. */
  longValue: (path: string, characters: string) => string;
  longValueOpen: (path: string, characters: string) => string;
  /** Time left, and none left; `time` is formatted as `14:32`. */
  expiresIn: (time: string) => string;
  expired: string;
  /** Why a call cannot be approved now. */
  requestExpired: string;
  correctJson: string;
  correctAnswers: string;
  openLongValues: (count: number) => string;
  readToTheEnd: string;
  /** Why a text is rejected as arguments of a call. */
  invalidArguments: string;
  argumentsNotObject: Readonly<Record<"null" | "list" | "text" | "number" | "boolean", string>>;
  argumentKeyTwice: (key: string) => string;
  argumentNumberUnsafe: (number: string) => string;
  /** Position of an error; both count from 1. */
  lineAndColumn: (line: number, column: number) => string;
}

export const approvalWords: ApprovalWords = {
  callArguments,
  changeKinds,
  showAll,
  approvalRequired: "Approval Required",
  approvalPosition: (position, total) => `${position} of ${total}`,
  runTool: "Run this tool with the arguments below.",
  noArguments: "This call has no arguments.",
  notGiven: "Not given",
  emptyText: "Empty text",
  holdsTextFrom: (origins) => `Contains text from ${origins}`,
  editAsJson: "Edit as JSON",
  deny: "Deny",
  denyAll: "Deny all",
  denyReason: "Reason for denying (optional, shared with the agent)",
  previousRequest: "Previous request",
  nextRequest: "Next request",
  approve: "Approve & Continue",
  approveEdited: "Approve edited call",
  hiddenCharacters: (count) => (count === 1 ? "1 hidden character" : `${count} hidden characters`),
  hostReasons: {
    punycode: "Encoded address",
    "mixed-script": "Mixed alphabets",
    "look-alike": "Look-alike letters",
  },
  hostIsReally: (host, ascii) => `${host} is really ${ascii}`,
  longValue: (path, characters) => `${path} has ${characters} characters.`,
  longValueOpen: (path, characters) => `${path}, all ${characters} characters:`,
  expiresIn: (time) => `Expires in ${time}`,
  expired: "Expired",
  requestExpired: "This request has expired.",
  correctJson: "Fix the JSON to approve.",
  correctAnswers: "Fix the marked fields to approve.",
  openLongValues: (count) =>
    count === 1 ? "Open the long value to approve." : `Open the ${count} long values to approve.`,
  readToTheEnd: "Scroll to the end of the arguments to approve.",
  invalidArguments: "Invalid JSON in arguments field.",
  argumentsNotObject: {
    null: "Arguments must be a JSON object, not null.",
    list: "Arguments must be a JSON object, not a list.",
    text: "Arguments must be a JSON object, not a string.",
    number: "Arguments must be a JSON object, not a number.",
    boolean: "Arguments must be a JSON object, not true or false.",
  },
  argumentKeyTwice: (key) => `The key ${key} appears twice.`,
  argumentNumberUnsafe: (number) =>
    `The number ${number} cannot be stored exactly. Put it in quotes to send it as text.`,
  lineAndColumn: (line, column) => `Line ${line}, column ${column}.`,
};
