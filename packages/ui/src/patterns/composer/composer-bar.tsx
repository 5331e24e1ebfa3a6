import type { KeyboardEvent, ReactNode } from "react";

/** What can be opened above the message in place of words. */
export interface ComposerBarState {
  /** It can be opened. */
  offered: boolean;
  open: boolean;
  /** Opens it, or closes it and moves the focus back to the words, which are kept. */
  setOpen: (open: boolean) => void;
  /** In the box of the message. */
  content: ReactNode;
  /** Below the box. */
  starters: ReactNode;
}

/** The bar in the box of the message. Escape leads back to the words. */
export function ComposerBar({ bar: { open, setOpen, content } }: { bar: ComposerBarState }) {
  if (!open) return null;
  const press = (event: KeyboardEvent) => {
    // A menu of the bar takes the first Escape.
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    setOpen(false);
  };
  return (
    <div data-slot="composer-question" onKeyDown={press} role="presentation">
      {content}
    </div>
  );
}
