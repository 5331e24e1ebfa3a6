/**
 * What everything of the library is called by in a page that is not ours: its classes, its custom properties, and the
 * attribute that marks its elements.
 */
export const PREFIX = "ui-";

/** The attribute of every element that the library draws. */
export const MARK = "data-ui";
