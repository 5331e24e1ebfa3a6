import type { Labels } from "../../components/labels/index.ts";

/** A command that has a shortcut. */
export type InboxCommand = keyof Labels["shortcuts"];

interface Shortcut {
  command: InboxCommand;
  /** Values of `event.key`, each with its name in the help. */
  keys: readonly (readonly [key: string, shown: string])[];
  /** `mod` is Ctrl, or Cmd on a Mac. @default none */
  modifier?: "shift" | "mod";
  /** Only with focus in the list: elsewhere the key has another meaning. @default "page" */
  where?: "list" | "page";
}

/** Every shortcut, once: both the handler and the help are generated from it. */
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

/** The relevant parts of a key press. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** IME composition is active: the key writes. */
  isComposing: boolean;
}

/** The command of a key press with focus in the list or elsewhere on the page; null if none. */
export function commandOf(press: KeyPress, inList: boolean): InboxCommand | null {
  if (press.isComposing || press.key === "Process" || press.altKey) return null;
  const mod = press.ctrlKey || press.metaKey;
  // Upper case comes with Shift, and with Caps Lock without it: only the key itself and the modifier count.
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  // "#" and "?" need Shift on many keyboards.
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

/** The rows of the help: one per command, with all its shortcuts. */
export function helpLines(): { command: InboxCommand; presses: string[][] }[] {
  const lines = new Map<InboxCommand, string[][]>();
  for (const { command, keys, modifier } of SHORTCUTS) {
    const before = modifier === "shift" ? ["Shift"] : modifier === "mod" ? ["Ctrl"] : [];
    const presses = keys.map(([, shown]) => [...before, shown]);
    lines.set(command, [...(lines.get(command) ?? []), ...presses]);
  }
  return [...lines].map(([command, presses]) => ({ command, presses }));
}
