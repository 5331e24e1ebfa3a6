import * as RadixToast from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { durationOf, type ToastEntry } from "./toast.logic.ts";
import { toastVariants } from "./toast.variants.ts";
import { ToastFace } from "./toast-face.tsx";
import { ToastMeter } from "./toast-meter.tsx";

interface ToastProps {
  entry: ToastEntry;
  open: boolean;
  /** Its time is over, or it was closed: commits the deferred action. */
  onClose: () => void;
  onUndo: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One message with its timer. */
export function Toast({ entry, open, onClose, onUndo, onFocus, onKeyDown }: ToastProps) {
  const labels = useLabels();
  const root = useRef<HTMLLIElement>(null);
  const strayEscape = useRef(false);
  const [paused, setPaused] = useState(false);
  const { tone = "neutral", undo, action } = entry;
  const duration = durationOf(entry);
  const label = undo ? labels.undo : action?.label;
  return (
    <RadixToast.Root
      ref={root}
      data-slot="toast"
      data-tone={tone}
      type={tone === "danger" ? "foreground" : "background"}
      open={open}
      duration={duration}
      className={toastVariants({ tone })}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      // Escape anywhere on the page would close the latest toast, and so commit what can still be undone.
      onEscapeKeyDown={(event) => {
        strayEscape.current = !root.current?.contains(event.target as Node);
      }}
      onOpenChange={(next) => {
        if (next) return;
        const stray = strayEscape.current;
        strayEscape.current = false;
        if (!stray) onClose();
      }}
    >
      <ToastFace {...entry}>
        {label !== undefined && (
          <RadixToast.Action
            asChild
            altText={label}
            onClick={() => {
              if (undo) onUndo();
              else action?.onSelect();
            }}
          >
            <Button variant="ghost" size="sm">
              {label}
            </Button>
          </RadixToast.Action>
        )}
        <RadixToast.Close asChild>
          <IconButton label={labels.close} icon={X} />
        </RadixToast.Close>
      </ToastFace>
      {undo && Number.isFinite(duration) && <ToastMeter duration={duration} paused={paused} />}
    </RadixToast.Root>
  );
}
