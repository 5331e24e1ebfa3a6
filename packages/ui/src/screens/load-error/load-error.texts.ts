/** Texts of the page for missing data. */
export const loadErrorTexts = {
  title: "Failed to Load Data",
  tryAgain: "Try Again",
  logIn: "Log in",
} as const;
