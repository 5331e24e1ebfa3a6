import type { Selection } from "../../hooks/use-selection.ts";
import type { InboxCommand } from "./keys.logic.ts";
import type { InboxFolder, InboxIntent } from "./types.ts";

/** Input of the commands. */
export interface CommandContext {
  folder: InboxFolder;
  ids: readonly string[];
  /** The focused item. */
  currentNow: () => string | null;
  /** Selected ids in the order of the list; of 100,000 it takes a while to say. */
  selected: () => readonly string[];
  moveTo: (id: string, repeated: boolean) => void;
  selection: Selection;
  onIntent: (intent: InboxIntent) => void;
  open: (id: string) => void;
  help: () => void;
}

/**
 * The commands. Each is told whether its key is held down and repeats, and returns whether it did anything: if not, the
 * browser handles the key.
 */
export function inboxCommands({
  folder,
  ids,
  currentNow,
  selected,
  moveTo,
  selection,
  onIntent,
  open,
  help,
}: CommandContext): Record<InboxCommand, (repeated: boolean) => boolean> {
  const neighbour = (by: 1 | -1): string | undefined => {
    const current = currentNow();
    if (current === null) return by > 0 ? ids[0] : ids.at(-1);
    const at = ids.indexOf(current) + by;
    return at < 0 ? undefined : ids[at];
  };
  const step = (by: 1 | -1) => (repeated: boolean) => {
    // At the end of the list the current row takes the focus: on another control, its ring would be away from the row that keys act on.
    const next = neighbour(by) ?? currentNow();
    if (next !== null) moveTo(next, repeated);
    return ids.length > 0;
  };
  const stretch = (by: 1 | -1) => (repeated: boolean) => {
    const next = neighbour(by);
    if (next !== undefined) {
      selection.stretch(currentNow() ?? next, next);
      moveTo(next, repeated);
    }
    return ids.length > 0;
  };
  const act = (type: "archive" | "delete") => () => {
    // What was archived is not archived again, and what was deleted is there only to be restored.
    if (folder === "deleted" || (folder === "archived" && type === "archive")) return false;
    const alone = selection.selected.size === 0;
    const current = currentNow();
    const targets = alone && current !== null ? [current] : selected();
    if (targets.length > 0) onIntent({ type, ids: targets, of: alone ? "item" : "selection" });
    return targets.length > 0;
  };
  const onCurrent = (run: (id: string) => void) => () => {
    const current = currentNow();
    if (current !== null) run(current);
    return current !== null;
  };
  const always = (run: () => void) => () => {
    run();
    return true;
  };
  return {
    next: step(1),
    previous: step(-1),
    extendNext: stretch(1),
    extendPrevious: stretch(-1),
    toggle: onCurrent((id) => {
      selection.press(id, false);
      moveTo(id, false);
    }),
    all: always(selection.all),
    clear: () => {
      selection.clear();
      return selection.selected.size > 0;
    },
    open: onCurrent(open),
    archive: act("archive"),
    delete: act("delete"),
    undo: always(() => onIntent({ type: "undo" })),
    help: always(help),
  };
}
