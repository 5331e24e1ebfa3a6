/** What the page of an unknown address says. */
export const notFoundTexts = {
  title: "Oops! Page Not Found.",
  message: "Nothing is plugged in at this address:",
  goHome: "Go Home",
} as const;
