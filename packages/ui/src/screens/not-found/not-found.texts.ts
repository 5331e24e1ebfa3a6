/** Texts of the page for an unknown address. */
export const notFoundTexts = {
  title: "Oops! Page Not Found.",
  message: "There is no page at this address:",
  goHome: "Go Home",
} as const;
