import { itemTexts } from "./inbox-item.texts.ts";

/** A command of the page that has a key. */
export type ItemCommand = keyof typeof itemTexts.keys;

/** Every key, once: the handler and the help are both made from it. */
const KEYS: Record<ItemCommand, readonly (readonly [key: string, shown: string])[]> = {
  next: [["j", "J"]],
  previous: [["k", "K"]],
  archive: [["e", "E"]],
  archiveNext: [["]", "]"]],
  delete: [["#", "#"]],
  list: [
    ["u", "U"],
    ["Escape", "Esc"],
  ],
  undo: [["z", "Z"]],
  help: [["?", "?"]],
};
const commands = Object.keys(KEYS) as ItemCommand[];

/** The command of a key press; null if it has none. `#`, `?` and `]` need modifiers on some keyboards. */
export function itemCommandOf(
  press: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing">,
): ItemCommand | null {
  if (press.isComposing || press.metaKey) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  // AltGr is Ctrl and Alt at once: it types, and then the sign counts.
  const typed = !/[a-z]/.test(key) && press.ctrlKey === press.altKey;
  if ((press.ctrlKey || press.altKey) && !typed) return null;
  return commands.find((command) => KEYS[command].some(([value]) => value === key)) ?? null;
}

/** The rows of the help. */
export const itemHelp = commands.map((command) => ({
  name: itemTexts.keys[command],
  presses: KEYS[command].map(([, shown]) => [shown]),
}));
