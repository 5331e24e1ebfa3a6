/** Texts of the page for a failed page. */
export const routeErrorTexts = {
  title: "Something went wrong!",
  message: "The page could not be shown. Your data is as it was.",
  tryAgain: "Try Again",
  show: "Show Error",
  hide: "Hide Error",
  details: "Error details",
} as const;
