import { type RefObject, useEffect } from "react";
import { useLatest } from "../../hooks/use-latest.ts";
import { commandOf, type InboxCommand } from "./keys.logic.ts";

/** Where a key writes or chooses by itself. */
const OWN_KEYS =
  'input,textarea,select,[contenteditable=""],[contenteditable="true"],[contenteditable="plaintext-only"],[role="textbox"],[role="combobox"],[role="listbox"],[role="menu"],[role="menubar"],[role="slider"],[role="spinbutton"],[role="tablist"],[role="radiogroup"]';
const OPEN =
  ':is([role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"],dialog[open]):not([data-state="closed"])';

function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    event.defaultPrevented ||
    (target instanceof Element && target.closest(OWN_KEYS) !== null) ||
    document.querySelector(OPEN) !== null
  );
}

/**
 * Runs the commands of the keys table from anywhere on the page, as a reader expects of a mailbox; never where the
 * key belongs to something else. `run` says whether it did anything: only then the page does not get the key.
 */
export function useInboxKeys(
  enabled: boolean,
  rootRef: RefObject<HTMLElement | null>,
  run: (command: InboxCommand) => boolean,
): void {
  const latest = useLatest(run);
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const target = event.target instanceof Element ? event.target : null;
      // Enter belongs to the link or button that has the focus.
      if (event.key === "Enter") return;
      const inList = rootRef.current?.contains(target) ?? false;
      const command = commandOf(event, inList);
      if (command !== null && latest(command)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [enabled, rootRef, latest]);
}
