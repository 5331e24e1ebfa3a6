/** Sentences of the chat that the specification fixes word for word. */
export const chatTexts = {
  unknownError: "An unknown error occurred.",
  approved: (name: string) => `User approved tool call: ${name}`,
  denied: "Tool call denied by user. Task halted.",
  continuePrompt: "Continue with the approved action.",
  discoveryTitle: "Discovery",
  discoveryError: "An unknown error occurred during discovery.",
  discoveryNeedsConnection: "Please select at least one connection to use the Discovery feature.",
  uploading: (file: string) => `Uploading '${file}'...`,
  uploaded: (file: string) => `Successfully uploaded '${file}'. It is now available for queries.`,
  uploadFailed: (reason: string) => `Failed to upload file: ${reason}`,
  uploadNotJson: "Upload failed with a non-JSON error response.",
  uploadRejected: "The server rejected the file upload.",
  datasetDeleteFailed: (reason: string) => `Failed to delete dataset: ${reason}`,
  chatDeleteFailed: (message: string) => `Error: Could not delete chat. ${message}`,
  notLoggedIn: "User not found or not logged in. Please log in.",
  sessionNotFound: "Chat session not found.",
} as const;
