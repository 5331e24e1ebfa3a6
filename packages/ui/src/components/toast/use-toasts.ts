import { useEffect, useState } from "react";
import { createHeld, type ToastEntry } from "./toast.logic.ts";
import type { ToastApi } from "./toast-context.ts";

/** A message and whether it is still there: one that is closed is kept until it has faded. */
export interface ShownToast {
  entry: ToastEntry;
  open: boolean;
}

type Change = (change: (now: readonly ShownToast[]) => readonly ShownToast[]) => void;

/** Longer than the way out of a toast takes. */
const FADED = 400;

function createToasts(change: Change) {
  const held = createHeld();
  let count = 0;
  const close = (ids: (id: string) => boolean) => {
    change((now) => now.map((toast) => (ids(toast.entry.id) ? { ...toast, open: false } : toast)));
    setTimeout(() => change((now) => now.filter((toast) => toast.open)), FADED);
  };
  const undo = (id: string) => {
    held.undo(id);
    close((other) => other === id);
  };
  const api: ToastApi = {
    show: (options) => {
      count += 1;
      const id = String(count);
      if (options.undo) held.hold(id, options.undo);
      change((now) => [...now, { entry: { ...options, id }, open: true }]);
      return id;
    },
    dismiss: (id) => {
      held.commit(id);
      close((other) => other === id);
    },
    undoLast: () => {
      const id = held.last();
      if (id !== undefined) undo(id);
      return id !== undefined;
    },
    flush: () => {
      held.commitAll();
      close(() => true);
    },
  };
  return { api, undo, commitAll: held.commitAll };
}

/** The messages of one provider. What is held back is committed when the provider goes. */
export function useToasts() {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [toasts] = useState(() => createToasts(setShown));
  useEffect(() => toasts.commitAll, [toasts]);
  return { shown, api: toasts.api, undo: toasts.undo };
}
