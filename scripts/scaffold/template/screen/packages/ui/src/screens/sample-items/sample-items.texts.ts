/** Texts of the page of sample items. */
export const sampleItemsTexts = {
  title: "Sample items",
  intro: "All your sample items, the newest first.",
  table: "Sample items",
  columns: { name: "Name", createdAt: "Created" },
  empty: "You have no sample items yet.",
  emptyHint: "Ask for one in the chat, and it is listed here.",
  goToChat: "Go to the chat",
  failed: "Failed to Load Sample items",
  tryAgain: "Try Again",
  delete: "Delete",
  deleteNamed: (name: string) => `Delete ${name}`,
  deleteTitle: "Delete Sample item?",
  deleteMessage: (name: string) => `${name} will be deleted. This cannot be undone.`,
} as const;
