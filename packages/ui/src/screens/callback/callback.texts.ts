/** What the page between the portal and the app says. */
export const callbackTexts = {
  exchanging: "Finalizing Login...",
  oneMoment: "One moment, then you are in.",
  failed: "Login Failed",
  tryAgain: "Try Again",
} as const;
