/** What the page of missing data says. */
export const loadErrorTexts = {
  title: "Failed to Load Data",
  tryAgain: "Try Again",
  logIn: "Log In",
} as const;
