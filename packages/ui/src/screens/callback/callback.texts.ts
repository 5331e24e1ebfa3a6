/** Texts of the page between the portal and the app. */
export const callbackTexts = {
  exchanging: "Finalizing Login...",
  oneMoment: "One moment, then you are in.",
  failed: "Login Failed",
  tryAgain: "Try Again",
} as const;
