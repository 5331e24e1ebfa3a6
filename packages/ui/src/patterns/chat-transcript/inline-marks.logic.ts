// Text from a model or a tool can contain thousands of opening marks. The patterns are bounded: one that scanned to the
// end of the text from each mark would freeze the page for readers who search or listen.

/** A link or a picture; `$1` is its text. */
export const linkMark = /!?\[([^[\]]*)\]\([^)]{0,2000}\)/g;

/** Words between single stars or underscores; `$2` is the words, `$1` what precedes them. */
export const emphasisMark = /(^|[\s(])[*_](\S.{0,500}?\S|\S)[*_](?=[\s).,;:!?]|$)/gm;
