/** Texts of the page for an unknown address. */
export const notFoundTexts = {
  title: "Oops! Page Not Found.",
  message: "Nothing is plugged in at this address:",
  goHome: "Go Home",
} as const;
