import * as RadixTooltip from "@radix-ui/react-tooltip";
import { clsx } from "clsx";
import { type ComponentProps, type RefObject, useEffect } from "react";
import { AdoptedTrigger, type TriggerHandlers } from "../../internal/adopted-trigger.tsx";
import { Kbd } from "../kbd/kbd.tsx";
import type { TooltipProps } from "./tooltip.types.ts";

interface TooltipBubbleProps extends Omit<TooltipProps, "children"> {
  element: RefObject<HTMLElement | null>;
  handlers: RefObject<TriggerHandlers | null>;
  /** Called with the id of what describes the element; undefined while nothing does. */
  onDescribe: (id: string | undefined) => void;
  /** Called once the handlers are there. */
  onReady: () => void;
}

/** The tooltip itself, and when it opens and closes. */
export function TooltipBubble({
  content,
  shortcut,
  side = "bottom",
  element,
  handlers,
  onDescribe,
  onReady,
}: TooltipBubbleProps) {
  // oxlint-disable-next-line react/exhaustive-deps -- once, at the mount
  useEffect(onReady, []);
  return (
    <RadixTooltip.Provider delayDuration={500}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>
          <DescribedTrigger element={element} handlers={handlers} onDescribe={onDescribe} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            data-slot="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={clsx(
              "floating z-toast flex max-w-60 items-center gap-2 rounded-6 px-2 py-1 text-12 text-default shadow-2",
              "data-[state=delayed-open]:animate-menu-in data-[state=instant-open]:animate-menu-in",
            )}
          >
            {content}
            {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

type DescribedTriggerProps = ComponentProps<typeof AdoptedTrigger> &
  Pick<TooltipBubbleProps, "onDescribe">;

function DescribedTrigger({ onDescribe, ...props }: DescribedTriggerProps) {
  const id = props["aria-describedby"];
  useEffect(() => onDescribe(id), [id, onDescribe]);
  return <AdoptedTrigger {...props} />;
}
