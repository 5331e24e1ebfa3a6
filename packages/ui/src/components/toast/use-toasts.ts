import { useEffect, useState } from "react";
import { createDeferred, type ToastEntry } from "./toast.logic.ts";
import type { ToastApi } from "./toast-context.ts";

/** A message and whether it is open: a closed one stays mounted until it has faded out. */
export interface ShownToast {
  entry: ToastEntry;
  open: boolean;
}

type Change = (change: (now: readonly ShownToast[]) => readonly ShownToast[]) => void;

/** Longer than the exit animation of a toast. */
const FADED = 400;

function createToasts(change: Change) {
  const deferred = createDeferred();
  let count = 0;
  const close = (ids: (id: string) => boolean) => {
    change((now) => now.map((toast) => (ids(toast.entry.id) ? { ...toast, open: false } : toast)));
    setTimeout(() => change((now) => now.filter((toast) => toast.open)), FADED);
  };
  const undo = (id: string) => {
    deferred.undo(id);
    close((other) => other === id);
  };
  const api: ToastApi = {
    show: (options) => {
      count += 1;
      const id = String(count);
      if (options.undo) deferred.defer(id, options.undo);
      change((now) => [...now, { entry: { ...options, id }, open: true }]);
      return id;
    },
    dismiss: (id) => {
      deferred.commit(id);
      close((other) => other === id);
    },
    undoLast: () => {
      const id = deferred.last();
      if (id !== undefined) undo(id);
      return id !== undefined;
    },
    flush: () => {
      deferred.commitAll();
      close(() => true);
    },
  };
  return { api, undo, commitAll: deferred.commitAll };
}

/** The messages of one provider. Deferred actions are committed when the provider unmounts. */
export function useToasts() {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [toasts] = useState(() => createToasts(setShown));
  useEffect(() => toasts.commitAll, [toasts]);
  return { shown, api: toasts.api, undo: toasts.undo };
}
