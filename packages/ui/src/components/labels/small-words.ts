/* Words of the smallest components, one constant each: otherwise a page with one button would load the words of the
   whole library. */

/** Announced while a button or a region is loading. */
export const loading = "Loading…";
/** Announced after a link that opens another page in a new tab. */
export const newTab = "opens in a new tab";
/** Copy button, and its feedback for two seconds. */
export const copy = "Copy";
export const copied = "Copied";
export const copyFailed = "Could not copy";
/** A moment less than a minute away. */
export const justNow = "just now";

/** All of them, for the labels. */
export const smallWords = { loading, newTab, copy, copied, copyFailed, justNow };
