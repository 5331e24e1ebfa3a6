/** Elements in which a person types. */
const FIELDS =
  'input,textarea,select,[contenteditable=""],[contenteditable="true"],[contenteditable="plaintext-only"],[role="textbox"]';
/** Elements in which a key types or chooses. */
const OWN_KEYS = `${FIELDS},[role="combobox"],[role="listbox"],[role="menu"],[role="menubar"],[role="slider"],[role="spinbutton"],[role="tablist"],[role="radiogroup"]`;
const OPEN =
  ':is([role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"],dialog[open]):not([data-state="closed"])';

const isIn = ({ target }: KeyboardEvent, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

const isElsewhere = (event: KeyboardEvent) =>
  event.defaultPrevented || document.querySelector(OPEN) !== null;

/** Whether a key belongs to something else: a field, a menu, a dialog. */
export const isTaken = (event: KeyboardEvent): boolean =>
  isIn(event, OWN_KEYS) || isElsewhere(event);

/** Whether a key with Ctrl or Cmd belongs to something else: a field that is typed in, a menu, a dialog. */
export const isCommandTaken = (event: KeyboardEvent): boolean =>
  isIn(event, FIELDS) || isElsewhere(event);
