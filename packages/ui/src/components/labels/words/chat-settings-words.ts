import { deleteItem } from "./shared-words.ts";

/** Column types of a table, by the server's names, of which there may be more. */
const columnTypes: Readonly<Record<string, string>> = {
  integer: "Whole number",
  decimal: "Number",
  boolean: "Yes or no",
  date: "Date",
  timestamp: "Date and time",
  text: "Text",
};

/** Words of the settings beside a chat. */
export const chatSettingsWords = {
  deleteItem,
  /** Headings of the sections. */
  chatSettings: "CHAT SETTINGS",
  uploadData: "UPLOAD DATA",
  connectionsHeading: "CONNECTIONS",
  modelHeading: "MODEL",
  maxToolCalls: "Max Tool Calls",
  discoveryLimit: "Discovery Execution Limit",
  discover: "Discover Something",
  csvOrExcel: "CSV or Excel file",
  uploading: (name: string) => `Uploading ${name}…`,
  dropToUpload: "Drop to upload",
  /** `name` is the rejected file. */
  notSpreadsheet: (name: string) =>
    `“${name}” is not a CSV or Excel file. Choose a CSV, Excel, OpenDocument, JSON or Parquet file.`,
  /**
   * Several files were dropped: `name` is the accepted one, `count` the number of others, also formatted for the
   * locale.
   */
  oneFileAtATime: (name: string, count: number, shown: string) =>
    `Upload one file at a time. “${name}” was added, and ${shown} other ${count === 1 ? "file was" : "files were"} skipped.`,
  cancelUpload: "Cancel",
  /** Everything is sent; the server reads the file. */
  readingFile: "Reading the file…",
  /** A file was uploaded; then the button beside it, which shows its first rows. */
  fileUploaded: (name: string) => `“${name}” was uploaded.`,
  showRows: "Show first rows",
  /** The same as the name of a row's button. */
  showRowsOf: (name: string) => `First rows of ${name}`,
  /** In the preview of a file. */
  previewFailed: "The first rows could not be loaded.",
  tryAgain: "Try again",
  loadingRows: "Loading the first rows…",
  /** Rows shown and rows in total, both formatted for the locale. */
  firstRowsOf: (shown: string, total: string) => `${shown} of ${total} rows`,
  noRows: "No rows.",
  columnTypes,
  uploadedFiles: "Uploaded files",
  noFiles: "No files uploaded.",
  connections: "Connections",
  /** How many connections are ticked, of how many. */
  chosenOf: (chosen: number, total: number) => `${chosen} of ${total}`,
  noConnections: "No connections found. Please add one to get started.",
  manageConnections: "Manage Connections",
  /** Selects a single connection; then its accessible name. */
  only: "Only",
  /** Replaces `only` for a single selected one: selects all again. */
  all: "All",
  allConnections: "All connections",
  onlyConnection: (name: string) => `Only ${name}`,
  model: "Model",
  /** Answers where no model does. */
  builtInPlanner: "Built-in planner",
  /** Under a model: what answers under its name, and credits for each million tokens in and out. */
  answeredBy: (model: string) => `answered by ${model}`,
  tokenPrices: (input: string, output: string) => `${input} / ${output} credits per 1M tokens`,
  /** Leads an administrator to the page of models. */
  setUpModel: "Set Up a Model",
  /** In an empty chat, for an administrator of a server without a language model. */
  noModelTitle: "No language model is set up yet",
  noModelHint:
    "The built-in planner answers set questions about files. Add a provider, or a model on this machine, for everything else.",
  /** What it can do. */
  plannerHelp:
    "Answers questions about your files and does simple tasks in your apps. It matches your words to tools and is not a language model.",
  /** The chat's model is not available, and others are. */
  modelWithoutKey: (model: string) =>
    `This chat is set to ${model}, which is not available. The built-in planner answers until you choose another model.`,
};

export type ChatSettingsWords = typeof chatSettingsWords;
