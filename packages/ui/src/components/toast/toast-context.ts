import { createContext, type ReactNode, use } from "react";
import type { IconComponent } from "../icon/icon.tsx";

/** Meaning of a toast. `danger` interrupts a screen reader and stays until it is closed. */
export type ToastTone = "neutral" | "success" | "danger";

/** An action that is deferred while it can be undone. */
export interface ToastUndo {
  /** Restores the previous state: items, order, selection, focus. */
  onUndo: () => void;
  /** The undo window is over: send the request. Called once, also by the close button, `flush` and unmounting. */
  onCommit?: () => void;
}

interface ToastText {
  /** What happened, in a few words: 3 items archived. */
  message: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  /** What it means. @default "neutral" */
  tone?: ToastTone;
  /** Another icon than the tone's; `null` for none. */
  icon?: IconComponent | null;
  /** Milliseconds until it closes; `Infinity` to stay. @default 6000, `danger` stays */
  duration?: number;
}

/** One message, with either undo or an action. */
export type ToastOptions = ToastText &
  (
    | { undo?: ToastUndo; action?: undefined }
    | { action?: { label: string; onSelect: () => void }; undo?: undefined }
  );

/** Shows toasts from anywhere below `ToastProvider`. Stable as long as the provider is mounted. */
export interface ToastApi {
  /** Shows a message and returns its id. */
  show: (options: ToastOptions) => string;
  /** Closes one and commits its deferred action. */
  dismiss: (id: string) => void;
  /** Undoes the latest one that can be undone, as the key Z does; false without one. */
  undoLast: () => boolean;
  /** Commits all deferred actions and closes their toasts. Call it before the page is left. */
  flush: () => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/** Shows toasts. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (api === null) throw new Error("useToast needs a ToastProvider above it.");
  return api;
}
