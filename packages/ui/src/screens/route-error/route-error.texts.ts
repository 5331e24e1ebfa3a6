/** Texts of the page for a failed page. */
export const routeErrorTexts = {
  title: "Something went wrong!",
  message: "This page could not be displayed. Your data is not affected.",
  tryAgain: "Try Again",
  show: "Show Error",
  hide: "Hide Error",
  details: "Error details",
} as const;
