import { deleteItem, type SharedWords } from "./shared-words.ts";

/** Words of the settings beside a chat. */
export interface ChatSettingsWords extends Pick<SharedWords, "deleteItem"> {
  /** Headings of the sections. */
  chatSettings: string;
  uploadData: string;
  connectionsHeading: string;
  modelHeading: string;
  maxToolCalls: string;
  discoveryLimit: string;
  discover: string;
  csvOrExcel: string;
  uploading: (name: string) => string;
  dropToUpload: string;
  /** `name` is the rejected file. */
  notSpreadsheet: (name: string) => string;
  /**
   * Several files were dropped: `name` is the accepted one, `count` the number of others, also formatted for the
   * locale.
   */
  oneFileAtATime: (name: string, count: number, shown: string) => string;
  cancelUpload: string;
  /** Everything is sent; the server reads the file. */
  readingFile: string;
  /** A file was uploaded; then the button beside it, which shows its first rows. */
  fileUploaded: (name: string) => string;
  showRows: string;
  /** The same as the name of a row's button. */
  showRowsOf: (name: string) => string;
  /** In the preview of a file. */
  previewFailed: string;
  tryAgain: string;
  loadingRows: string;
  /** Rows shown and rows in total, both formatted for the locale. */
  firstRowsOf: (shown: string, total: string) => string;
  noRows: string;
  /** Column types of a table, by the server's names. */
  columnTypes: Readonly<Record<string, string>>;
  uploadedFiles: string;
  noFiles: string;
  connections: string;
  /** How many connections are ticked, of how many. */
  chosenOf: (chosen: number, total: number) => string;
  noConnections: string;
  manageConnections: string;
  /** Selects a single connection; then its accessible name. */
  only: string;
  /** Replaces `only` for a single selected one: selects all again. */
  all: string;
  allConnections: string;
  onlyConnection: (name: string) => string;
  model: string;
  /** Answers where no model does. */
  builtInPlanner: string;
  /** What it can do. */
  plannerHelp: string;
  /** The chat's model has no API key, and others have. */
  modelWithoutKey: (model: string) => string;
}

export const chatSettingsWords: ChatSettingsWords = {
  deleteItem,
  chatSettings: "CHAT SETTINGS",
  uploadData: "UPLOAD DATA",
  connectionsHeading: "CONNECTIONS",
  modelHeading: "MODEL",
  maxToolCalls: "Max Tool Calls",
  discoveryLimit: "Discovery Execution Limit",
  discover: "Discover Something",
  csvOrExcel: "CSV or Excel file",
  uploading: (name) => `Uploading ${name}…`,
  dropToUpload: "Drop to upload",
  notSpreadsheet: (name) =>
    `“${name}” is not a CSV or Excel file. Choose a .csv, .xls or .xlsx file.`,
  oneFileAtATime: (name, count, shown) =>
    `Upload one file at a time. “${name}” was added, and ${shown} other ${count === 1 ? "file was" : "files were"} skipped.`,
  cancelUpload: "Cancel",
  readingFile: "Reading the file…",
  fileUploaded: (name) => `“${name}” was uploaded.`,
  showRows: "Show first rows",
  showRowsOf: (name) => `First rows of ${name}`,
  previewFailed: "The first rows could not be loaded.",
  tryAgain: "Try again",
  loadingRows: "Loading the first rows…",
  firstRowsOf: (shown, total) => `${shown} of ${total} rows`,
  noRows: "No rows.",
  columnTypes: {
    integer: "Whole number",
    decimal: "Number",
    boolean: "Yes or no",
    date: "Date",
    timestamp: "Date and time",
    text: "Text",
  },
  uploadedFiles: "Uploaded files",
  noFiles: "No files uploaded.",
  connections: "Connections",
  chosenOf: (chosen, total) => `${chosen} of ${total}`,
  noConnections: "No connections found. Please add one to get started.",
  manageConnections: "Manage Connections",
  only: "Only",
  all: "All",
  allConnections: "All connections",
  onlyConnection: (name) => `Only ${name}`,
  model: "Model",
  builtInPlanner: "Built-in planner",
  plannerHelp:
    "Answers questions about your files and does simple tasks in your apps. It matches your words to tools and is not a language model.",
  modelWithoutKey: (model) =>
    `This chat is set to ${model}, which has no API key. The built-in planner answers until you choose another model.`,
};
