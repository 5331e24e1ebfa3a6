import { type ComponentProps, type Ref, type RefObject, useImperativeHandle } from "react";

/** What a library wants to know of its trigger. */
export type TriggerHandlers = Pick<
  ComponentProps<"button">,
  "onBlur" | "onClick" | "onFocus" | "onPointerDown" | "onPointerLeave" | "onPointerMove"
>;

interface AdoptedTriggerProps extends ComponentProps<"button"> {
  /** The element on the page. */
  element: RefObject<HTMLElement | null>;
  /** Receives the handlers of the library, if the element has none of its own. */
  handlers?: Ref<TriggerHandlers>;
}

/**
 * Passes an element that is on the page already for the trigger of a window that is loaded on demand, which is placed beside it
 * and gives the focus back to it. Rendered a second time by the window's own library, it would lose its focus.
 */
export function AdoptedTrigger({ element, handlers, ref, ...props }: AdoptedTriggerProps) {
  useImperativeHandle(ref, () => element.current as HTMLButtonElement, [element]);
  useImperativeHandle(handlers, () => props);
  return null;
}
