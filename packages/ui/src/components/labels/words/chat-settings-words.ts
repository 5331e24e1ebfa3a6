import { deleteItem, type SharedWords } from "./shared-words.ts";

/** What the settings beside a chat say. */
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
  /** `name` is the file that was refused. */
  notSpreadsheet: (name: string) => string;
  uploadedFiles: string;
  noFiles: string;
  connections: string;
  /** How many connections are ticked, of how many. */
  chosenOf: (chosen: number, total: number) => string;
  noConnections: string;
  manageConnections: string;
  /** Ticks one connection and no other; then the same to a reader. */
  only: string;
  onlyConnection: (name: string) => string;
  model: string;
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
    `“${name}” is neither CSV nor Excel. Choose a .csv, .xls or .xlsx file.`,
  uploadedFiles: "Uploaded files",
  noFiles: "No files uploaded.",
  connections: "Connections",
  chosenOf: (chosen, total) => `${chosen} of ${total}`,
  noConnections: "No connections found. Please add one to get started.",
  manageConnections: "Manage Connections",
  only: "Only",
  onlyConnection: (name) => `Only ${name}`,
  model: "Model",
};
