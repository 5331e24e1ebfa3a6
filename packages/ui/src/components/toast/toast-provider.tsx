import * as RadixToast from "@radix-ui/react-toast";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { useLabels } from "../labels/labels.tsx";
import { Toast } from "./toast.tsx";
import { toastViewportVariants } from "./toast.variants.ts";
import { ToastContext } from "./toast-context.ts";
import { useToasts } from "./use-toasts.ts";

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** Key that moves focus to the messages. @default "F8" */
  hotkey?: string;
  /** The app, or the part of it that shows toasts. */
  children: ReactNode;
}

/** Manages the messages of everything below it, and their region at the edge of the window. */
export function ToastProvider({ hotkey = "F8", children }: ToastProviderProps) {
  const labels = useLabels();
  const { shown, api, undo } = useToasts();
  const viewport = useRef<HTMLOListElement>(null);
  const before = useRef<HTMLElement | null>(null);
  // Toasts are in the list in the DOM, but not among its React children, so both must report focus.
  const remember = (event: FocusEvent<HTMLElement>) => {
    const from = event.relatedTarget;
    const region = viewport.current?.parentElement;
    if (from instanceof HTMLElement && !region?.contains(from)) before.current = from;
  };
  // The same key leads back.
  const goBack = (event: KeyboardEvent<HTMLElement>) => {
    if (event.code !== hotkey || !before.current?.isConnected) return;
    event.stopPropagation();
    before.current.focus();
  };
  const leave = () => {
    const list = viewport.current;
    if (list === null) return;
    const inside = list.contains(document.activeElement);
    const others = list.querySelectorAll('[data-slot="toast"][data-state="open"]').length > 1;
    if (others) return;
    // Focus that moved here returns to where it was.
    if (inside && before.current?.isConnected) before.current.focus();
    else if (inside) list.blur();
    // No event reports that the pointer left a removed element, and the timer of every later message would stay paused.
    list.parentElement?.dispatchEvent(new PointerEvent("pointerleave"));
  };
  return (
    <ToastContext value={api}>
      <RadixToast.Provider label={labels.notification} swipeDirection="down">
        {children}
        {shown.map(({ entry, open }) => (
          <Toast
            key={entry.id}
            entry={entry}
            open={open}
            onFocus={remember}
            onKeyDown={goBack}
            onUndo={() => undo(entry.id)}
            onClose={() => {
              leave();
              api.dismiss(entry.id);
            }}
          />
        ))}
        <RadixToast.Viewport
          ref={viewport}
          data-slot="toast-viewport"
          // An empty list shows no focus: the key would only take it away.
          hotkey={shown.some(({ open }) => open) ? [hotkey] : []}
          label={labels.notifications(hotkey)}
          className={toastViewportVariants()}
          onFocus={remember}
          onKeyDown={goBack}
        />
      </RadixToast.Provider>
    </ToastContext>
  );
}
