/** Texts of the page between the portal and the app. */
export const callbackTexts = {
  exchanging: "Finalizing Login...",
  oneMoment: "This takes just a moment.",
  failed: "Login Failed",
  tryAgain: "Try Again",
} as const;
