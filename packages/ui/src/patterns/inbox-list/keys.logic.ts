import type { Labels } from "../../components/labels/index.ts";

/** What a key does. */
export type InboxCommand = keyof Labels["shortcuts"];

interface Shortcut {
  command: InboxCommand;
  /** Values of `event.key` that do it, each with what it is called in the help. */
  keys: readonly (readonly [key: string, shown: string])[];
  /** `mod` is Ctrl, or Cmd on a Mac. @default none */
  modifier?: "shift" | "mod";
  /** Only with the focus in the list: elsewhere the key means something else to the page. @default "page" */
  where?: "list" | "page";
}

/** Every key of the list, once: the handler and the help are both made of this. */
export const SHORTCUTS: readonly Shortcut[] = [
  { command: "next", keys: [["j", "J"]] },
  { command: "next", keys: [["ArrowDown", "↓"]], where: "list" },
  { command: "previous", keys: [["k", "K"]] },
  { command: "previous", keys: [["ArrowUp", "↑"]], where: "list" },
  { command: "toggle", keys: [["x", "X"]] },
  {
    command: "extendNext",
    keys: [
      ["j", "J"],
      ["ArrowDown", "↓"],
    ],
    modifier: "shift",
    where: "list",
  },
  {
    command: "extendPrevious",
    keys: [
      ["k", "K"],
      ["ArrowUp", "↑"],
    ],
    modifier: "shift",
    where: "list",
  },
  { command: "all", keys: [["a", "A"]], modifier: "mod", where: "list" },
  { command: "clear", keys: [["Escape", "Esc"]] },
  { command: "open", keys: [["o", "O"]] },
  { command: "open", keys: [["Enter", "Enter"]], where: "list" },
  { command: "archive", keys: [["e", "E"]] },
  { command: "delete", keys: [["#", "#"]] },
  { command: "delete", keys: [["Delete", "Delete"]], where: "list" },
  { command: "undo", keys: [["z", "Z"]] },
  { command: "help", keys: [["?", "?"]] },
];

/** The parts of a key press that decide. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** An input method is at work: the key writes. */
  isComposing: boolean;
}

/** What a press means with the focus in the list or elsewhere on the page; null if nothing. */
export function commandOf(press: KeyPress, inList: boolean): InboxCommand | null {
  if (press.isComposing || press.key === "Process" || press.altKey) return null;
  const mod = press.ctrlKey || press.metaKey;
  // Capital letters come with Shift, and with Caps Lock without it: only the key itself and the modifier count.
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  // "#" and "?" need Shift on many keyboards: there it is part of the sign.
  const sign = key === "#" || key === "?";
  const found = SHORTCUTS.find(
    ({ keys, modifier, where }) =>
      keys.some(([value]) => value === key) &&
      mod === (modifier === "mod") &&
      (sign || press.shiftKey === (modifier === "shift")) &&
      (inList || where !== "list"),
  );
  return found?.command ?? null;
}

/** The table of the help: one line a command, with all the presses that do it. */
export function helpLines(): { command: InboxCommand; presses: string[][] }[] {
  const lines = new Map<InboxCommand, string[][]>();
  for (const { command, keys, modifier } of SHORTCUTS) {
    const before = modifier === "shift" ? ["Shift"] : modifier === "mod" ? ["Ctrl"] : [];
    const presses = keys.map(([, shown]) => [...before, shown]);
    lines.set(command, [...(lines.get(command) ?? []), ...presses]);
  }
  return [...lines].map(([command, presses]) => ({ command, presses }));
}
