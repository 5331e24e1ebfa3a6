/** Sentences of the chat, most of them specified word for word. */
export const chatTexts = {
  unknownError: "An unknown error occurred.",
  approved: (name: string) => `User approved tool call: ${name}`,
  denied: "Tool call denied by user. Task halted.",
  decidedElsewhere: (state: "approved" | "denied", who: string) =>
    `${state === "approved" ? "Approved" : "Denied"} by ${who} in another window.`,
  continuePrompt: "Continue with the approved action.",
  discoveryTitle: "Discovery",
  discoveryError: "An unknown error occurred during discovery.",
  discoveryNeedsConnection: "Please select at least one connection to use the Discovery feature.",
  uploading: (file: string) => `Uploading '${file}'...`,
  uploaded: (file: string) => `Successfully uploaded '${file}'. It is now available for queries.`,
  uploadFailed: (reason: string) => `Failed to upload file: ${reason}`,
  uploadCancelled: (file: string) => `The upload of '${file}' was cancelled.`,
  uploadNotJson: "Upload failed with a non-JSON error response.",
  uploadRejected: "The server rejected the file upload.",
  datasetDeleteFailed: (reason: string) => `Failed to delete dataset: ${reason}`,
  chatDeleteFailed: (message: string) => `Error: Could not delete chat. ${message}`,
  exportFailed: (message: string) => `The chat could not be exported. ${message}`,
  notLoggedIn: "User not found or not logged in. Please log in.",
  askForKey: {
    reason: "Needs an API key – ask your administrator",
    remedy: "To use a language model, ask your administrator for an API key.",
  },
  /** `variables` are environment variables of the server, of which one is enough. */
  setKey: (variables: string) => ({
    reason: `Needs an API key – set ${variables} on the server`,
    remedy: `To use a language model, set ${variables} on the server and restart it.`,
  }),
  /** For an administrator of a server with a page for it. */
  setUpModel: {
    reason: "Not set up yet",
    remedy: "To use a language model, add a provider and its key.",
  },
  starters: {
    count: "Number of rows",
    rows: "Rows",
    average: (column: string) => `Average ${column}`,
    by: (what: string, groups: string) => `${what} by ${groups}`,
    top: (count: number, groups: string, what: string) => `Top ${count} ${groups} by ${what}`,
  },
  plannerAnswered: "Answered by the built-in planner.",
  addCredits: "Add credits",
  manageConnections: "Manage connections",
  logIn: "Log in",
  newChat: "New chat",
  sessionNotFound: "Chat session not found.",
  deletedElsewhere: "This chat was deleted in another window.",
} as const;
