import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

/** How chips and menus are opened and closed, and which chip has the focus afterwards. */
export interface ChipMenuState {
  /** What the frame of a chip's menu needs. */
  frame: (path: string) => {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    onCloseAutoFocus: (event: Event) => void;
    sheet: boolean;
    /** Where a window opens: at the chip, below the whole bar. */
    anchor: RefObject<Measurable>;
    /** Counts the openings: a menu that is opened again while it fades out begins anew. */
    opening: number;
  };
  /** The chip that Tab reaches. */
  active: string | undefined;
  setActive: (path: string) => void;
  /** Closes the open menu; the chip at the path gets the focus, otherwise the one that opened it. */
  close: (path?: string) => void;
  /** Gives the focus to a chip. */
  focus: (path: string) => void;
  /** Gives the focus to a chip that is there after the next change. */
  focusNext: (path: string) => void;
  /** Which chip gets the focus when the open menu closes, if it is there by then. */
  focusAfter: (path: string) => void;
  /** The chip whose menu is open. */
  opened: string | null;
  /** Sets what runs once when the menu closes, however it does. */
  whenClosing: (run: (() => void) | null) => void;
}

type Measurable = { getBoundingClientRect: () => DOMRect; contextElement: HTMLElement | undefined };

/** Below the bar a menu hides neither the sentence nor the count; of a tall bar it would be too far away. */
const MAX_DISTANCE = 120;

function placeBelow(chip: DOMRect, bar: DOMRect): DOMRect {
  const bottom = bar.bottom - chip.bottom > MAX_DISTANCE ? chip.bottom : bar.bottom;
  return new DOMRect(chip.left, chip.top, chip.width, bottom - chip.top);
}

const WINDOW_OF_A_PHONE = "(width < 40rem)";

/** One open menu at a time, and one chip that Tab reaches. */
export function useChipMenu(root: RefObject<HTMLElement | null>, isList: boolean): ChipMenuState {
  const [opened, setOpened] = useState<string | null>(null);
  const [opening, setOpening] = useState(0);
  const [active, setActive] = useState<string>();
  const afterClosing = useRef<string | undefined>(undefined);
  const afterChange = useRef<string | undefined>(undefined);
  const atClose = useRef<(() => void) | null>(null);
  const find = useCallback(
    (...paths: string[]) => {
      const chips = [...(root.current?.querySelectorAll<HTMLElement>("[data-path]") ?? [])];
      const found = paths.map((path) => chips.find(({ dataset }) => dataset["path"] === path));
      return found.find(Boolean) ?? chips[0];
    },
    [root],
  );
  const shown = useRef<string | null>(null);
  const [anchor] = useState(() => ({
    current: {
      getBoundingClientRect: () => {
        const bar = root.current?.getBoundingClientRect() ?? new DOMRect();
        const chip = find(shown.current ?? "")?.getBoundingClientRect();
        return chip ? placeBelow(chip, bar) : bar;
      },
      get contextElement() {
        return root.current ?? undefined;
      },
    },
  }));
  // A chip that is removed takes the focus with it; its neighbour is in its place after the change.
  useLayoutEffect(() => {
    if (afterChange.current === undefined) return;
    find(afterChange.current)?.focus();
    afterChange.current = undefined;
  });
  const leave = (next: string | null) => {
    const run = atClose.current;
    atClose.current = null;
    setOpened(next);
    run?.();
  };
  return {
    frame: (path) => ({
      open: opened === path,
      onOpenChange: (open) => {
        if (open) {
          afterClosing.current = undefined;
          shown.current = path;
          setOpening((count) => count + 1);
        }
        leave(open ? path : null);
      },
      onCloseAutoFocus: (event) => {
        if (afterClosing.current === undefined) return;
        event.preventDefault();
        find(afterClosing.current, path)?.focus();
        afterClosing.current = undefined;
      },
      opening,
      anchor,
      sheet: isList && window.matchMedia(WINDOW_OF_A_PHONE).matches,
    }),
    active,
    setActive,
    close: (path) => {
      afterClosing.current = path ?? opened ?? undefined;
      leave(null);
    },
    focus: (path) => find(path)?.focus(),
    focusNext: (path) => {
      afterChange.current = path;
    },
    focusAfter: (path) => {
      afterClosing.current = path;
    },
    opened,
    whenClosing: (run) => {
      atClose.current = run;
    },
  };
}
