import * as RadixToast from "@radix-ui/react-toast";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { useLabels } from "../labels/labels.tsx";
import { Toast } from "./toast.tsx";
import { toastViewportVariants } from "./toast.variants.ts";
import { ToastContext } from "./toast-context.ts";
import { useToasts } from "./use-toasts.ts";

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** Key that leads to the messages. @default "F8" */
  hotkey?: string;
  /** The app, or the part of it that says things. */
  children: ReactNode;
}

/** Holds the messages of everything below it, and the place at the edge of the window where they stand. */
export function ToastProvider({ hotkey = "F8", children }: ToastProviderProps) {
  const labels = useLabels();
  const { shown, api, undo } = useToasts();
  const viewport = useRef<HTMLOListElement>(null);
  const before = useRef<HTMLElement | null>(null);
  // Toasts stand in the list on the screen, but not among its children, so both have to tell of the focus.
  const remember = (event: FocusEvent<HTMLElement>) => {
    const from = event.relatedTarget;
    const region = viewport.current?.parentElement;
    if (from instanceof HTMLElement && !region?.contains(from)) before.current = from;
  };
  // The key that led here leads back, for whoever only wanted to read.
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
    // Whoever came here goes back to where the work is.
    if (inside && before.current?.isConnected) before.current.focus();
    else if (inside) list.blur();
    // Nothing reports that a pointer left what is gone, and time would stand still for every later message.
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
