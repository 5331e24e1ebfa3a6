// A model, or what a tool read for it, can write a text in which each mark could begin something: where a pattern looked on to
// the end of the text from each of them, the page would stand still for whoever searches or hears it.

/** A link or a picture; its words are `$1`. */
export const linkMark = /!?\[([^[\]]*)\]\([^)]{0,2000}\)/g;

/** Words between single stars or underlines; they are `$2`, what stands before them `$1`. */
export const emphasisMark = /(^|[\s(])[*_](\S.{0,500}?\S|\S)[*_](?=[\s).,;:!?]|$)/gm;
