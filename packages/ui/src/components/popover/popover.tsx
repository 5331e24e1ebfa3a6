import type * as RadixPopover from "@radix-ui/react-popover";
import { Slot } from "@radix-ui/react-slot";
import {
  type ComponentProps,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { ButtonSlot } from "../../internal/button-slot.ts";
import { lazyModule } from "../../internal/lazy-module.ts";
import { useLoadCancel } from "../../internal/use-load-cancel.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import type { Measurable, PopoverContentProps } from "./popover.types.ts";
import { PopoverContext, usePopover } from "./popover-context.ts";

/** The window with its placing and its focus is loaded when a pointer or the focus reaches its button. */
const surface = lazyModule(() => import("./popover-surface.tsx"));

const fetchSurface = () => void surface.load().catch(() => undefined);

/** Props of {@link Popover}: `open`, `defaultOpen`, `onOpenChange`, `modal`, `children`. */
export type PopoverProps = ComponentProps<typeof RadixPopover.Root>;

/** Manages the open state of a small window beside its button. The page stays interactive. */
export function Popover({
  open: given,
  defaultOpen = false,
  onOpenChange,
  modal = false,
  children,
}: PopoverProps) {
  const [own, setOwn] = useState(defaultOpen);
  const trigger = useRef<HTMLButtonElement>(null);
  const anchor = useRef<Measurable>(null);
  const contentId = useId();
  const open = given ?? own;
  const setOpen = (next: boolean) => {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <PopoverContext value={{ open, setOpen, modal, trigger, anchor, contentId }}>
      {children}
    </PopoverContext>
  );
}

/** Makes its single child the button that opens the popover. */
export function PopoverTrigger({
  ref,
  onClick,
  onFocus,
  onPointerEnter,
  ...rest
}: Omit<ComponentProps<typeof RadixPopover.Trigger>, "asChild">) {
  const { open, setOpen, trigger, contentId } = usePopover();
  return (
    <ButtonSlot
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      data-state={open ? "open" : "closed"}
      {...rest}
      ref={useMergedRefs(trigger, ref)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        fetchSurface();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchSurface();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOpen(!open);
      }}
    />
  );
}

/** Makes its single child, or what `virtualRef` has, the anchor of the popover, if that is not its button. */
export function PopoverAnchor({
  virtualRef,
  ref,
  ...rest
}: ComponentProps<"div"> & { virtualRef?: RefObject<Measurable> }) {
  const { anchor } = usePopover();
  const element = useRef<HTMLDivElement>(null);
  const refs = useMergedRefs(element, ref);
  const place: RefObject<Measurable | null> = virtualRef ?? element;
  useImperativeHandle<Measurable | null, Measurable | null>(anchor, () => place.current);
  return virtualRef ? null : <Slot {...rest} ref={refs} />;
}

/** Makes its single child a button that closes the popover. */
export function PopoverClose({ onClick, ...rest }: ComponentProps<"button">) {
  const { setOpen } = usePopover();
  return (
    <ButtonSlot
      type="button"
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOpen(false);
      }}
    />
  );
}

/** The window itself. It scrolls if it does not fit. */
export function PopoverContent(props: PopoverContentProps) {
  const { open, setOpen, trigger } = usePopover();
  const close = () => setOpen(false);
  const loaded = surface.useLoaded(open, close);
  useLoadCancel(open && loaded === null, trigger, close);
  return loaded && <loaded.PopoverSurface {...props} />;
}
