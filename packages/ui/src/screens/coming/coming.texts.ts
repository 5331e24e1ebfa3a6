/** Texts of a page that is not available yet. */
export const comingTexts = {
  message: "This page is not part of this version yet.",
  goToChat: "Go to the chat",
} as const;
