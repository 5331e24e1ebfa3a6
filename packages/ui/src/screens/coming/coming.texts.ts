/** Texts of a page that is not available yet. */
export const comingTexts = {
  message: "This page is not available in this version yet.",
  goToChat: "Go to chat",
  logIn: "Log in",
} as const;
