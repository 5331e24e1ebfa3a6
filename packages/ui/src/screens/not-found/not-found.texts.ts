/** Texts of the page for an unknown address. */
export const notFoundTexts = {
  title: "Oops! Page Not Found.",
  message: "No page was found at this address:",
  goHome: "Go Home",
} as const;
