/** Texts of the page for a failed page. */
export const routeErrorTexts = {
  title: "Something went wrong!",
  message: "This page could not be displayed. Your data is not affected.",
  missing: (what: string) =>
    `This ${what} was not found. It may have been deleted, or the link is wrong.`,
  tryAgain: "Try Again",
  show: "Show Error",
  hide: "Hide Error",
  details: "Error details",
} as const;
