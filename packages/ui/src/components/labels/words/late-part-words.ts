/** Words of a failed load; common ones, apart so that a page which only says this loads no others. */
export const latePartWords = {
  /** Close button of dialogs, drawers and notices. */
  close: "Close",
  /** Button below a failed load. */
  tryAgain: "Try again",
  loadFailed: "This could not be loaded.",
};
