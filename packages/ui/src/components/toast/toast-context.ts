import { createContext, type ReactNode, use } from "react";
import type { IconComponent } from "../icon/icon.tsx";

/** Meaning of a toast. `danger` interrupts a reader and stays until it is closed. */
export type ToastTone = "neutral" | "success" | "danger";

/** What is held back while it can still be undone. */
export interface ToastUndo {
  /** Puts back what was there: items, order, selection, focus. */
  onUndo: () => void;
  /** The time to undo is over: send the request. Called once, also by the close button, `flush` and leaving. */
  onCommit?: () => void;
}

interface ToastText {
  /** What happened, in a few words: 3 items archived. */
  message: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  /** What it means. @default "neutral" */
  tone?: ToastTone;
  /** Another icon than that of the tone; `null` for none. */
  icon?: IconComponent | null;
  /** Milliseconds until it goes; `Infinity` to stay. @default 6000, `danger` stays */
  duration?: number;
}

/** One message, with a way back or a way on, not both. */
export type ToastOptions = ToastText &
  (
    | { undo?: ToastUndo; action?: undefined }
    | { action?: { label: string; onSelect: () => void }; undo?: undefined }
  );

/** Shows toasts from anywhere below `ToastProvider`. The same object for as long as the provider stands. */
export interface ToastApi {
  /** Shows a message and returns its id. */
  show: (options: ToastOptions) => string;
  /** Closes one; what it held back is committed. */
  dismiss: (id: string) => void;
  /** Undoes the youngest that can be undone, as the key Z does; false where there is none. */
  undoLast: () => boolean;
  /** Commits all that is held back and closes it. Call it before the page is left. */
  flush: () => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/** The way to show toasts. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (api === null) throw new Error("useToast needs a ToastProvider above it.");
  return api;
}
