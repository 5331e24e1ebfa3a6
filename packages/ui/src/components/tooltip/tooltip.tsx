import { useRef, useState } from "react";
import { ButtonSlot } from "../../internal/button-slot.ts";
import type { TriggerHandlers } from "../../internal/adopted-trigger.tsx";
import { lazyModule } from "../../internal/lazy-module.ts";
import type { TooltipProps } from "./tooltip.types.ts";

/** Loaded when a pointer or the focus reaches an element that has one. */
const bubble = lazyModule(() => import("./tooltip-bubble.tsx"));

/** The name of an icon, on hover and on focus. */
export function Tooltip({ children, ...rest }: TooltipProps) {
  const element = useRef<HTMLButtonElement>(null);
  const handlers = useRef<TriggerHandlers>(null);
  /** Repeats what happened while the tooltip was loaded. */
  const missed = useRef<(() => void) | null>(null);
  const [wanted, setWanted] = useState(false);
  const [description, setDescription] = useState<string>();
  const part = bubble.useLoaded(wanted);
  const want = (repeat: () => void) => {
    missed.current = repeat;
    setWanted(true);
  };
  const forget = () => {
    missed.current = null;
  };
  return (
    <>
      <ButtonSlot
        ref={element}
        {...(description !== undefined && { "aria-describedby": description })}
        onPointerMove={(event) => {
          handlers.current?.onPointerMove?.(event);
          if (!part && event.pointerType !== "touch")
            want(() => handlers.current?.onPointerMove?.(event));
        }}
        onPointerLeave={(event) => {
          handlers.current?.onPointerLeave?.(event);
          forget();
        }}
        onPointerDown={(event) => {
          handlers.current?.onPointerDown?.(event);
          forget();
        }}
        onFocus={(event) => {
          handlers.current?.onFocus?.(event);
          // A press gives the focus, too, but nobody who presses needs to read it.
          if (!part && event.currentTarget.matches(":focus-visible"))
            want(() => handlers.current?.onFocus?.(event));
        }}
        onBlur={(event) => {
          handlers.current?.onBlur?.(event);
          forget();
        }}
        onClick={(event) => {
          handlers.current?.onClick?.(event);
        }}
      >
        {children}
      </ButtonSlot>
      {part && (
        <part.TooltipBubble
          {...rest}
          element={element}
          handlers={handlers}
          onDescribe={setDescription}
          onReady={() => missed.current?.()}
        />
      )}
    </>
  );
}
