import type * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { clsx } from "clsx";
import { type ComponentProps, createContext, use, useId, useRef, useState } from "react";
import { ButtonSlot } from "../../internal/button-slot.ts";
import { useLoadCancel } from "../../internal/use-load-cancel.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { fetchMenu, menuSurface } from "./load-menu.ts";
import { type MenuContentProps, MenuContext, useMenu, useMenuParts } from "./menu-context.ts";

/** Props of {@link Menu}: `open`, `defaultOpen`, `onOpenChange`, `children`. */
export type MenuProps = ComponentProps<typeof RadixMenu.Root>;

/** A short list of actions or choices that opens from a button. */
export function Menu({
  open: given,
  defaultOpen = false,
  onOpenChange,
  modal = false,
  dir,
  children,
}: MenuProps) {
  const [own, setOwn] = useState(defaultOpen);
  const trigger = useRef<HTMLButtonElement>(null);
  const byKeyRef = useRef(false);
  const id = useId();
  const open = given ?? own;
  const setOpen = (next: boolean) => {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  };
  const menu = {
    open,
    setOpen,
    modal,
    dir,
    trigger,
    triggerId: `${id}-button`,
    contentId: `${id}-menu`,
    byKeyRef,
  };
  return <MenuContext value={menu}>{children}</MenuContext>;
}

/** Keys that open the menu. */
const OPENING = new Set(["Enter", " ", "ArrowDown"]);

/** Makes its single child the button that opens the menu. */
export function MenuTrigger({
  disabled = false,
  ref,
  onPointerDown,
  onPointerEnter,
  onKeyDown,
  onFocus,
  ...rest
}: Omit<ComponentProps<typeof RadixMenu.Trigger>, "asChild">) {
  const { open, setOpen, trigger, triggerId, contentId, byKeyRef } = useMenu();
  return (
    <ButtonSlot
      id={triggerId}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      data-state={open ? "open" : "closed"}
      data-disabled={disabled ? "" : undefined}
      disabled={disabled}
      {...rest}
      ref={useMergedRefs(trigger, ref)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        fetchMenu();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchMenu();
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        if (event.defaultPrevented || disabled || event.button !== 0 || event.ctrlKey) return;
        byKeyRef.current = false;
        setOpen(!open);
        // The focus goes from where it is into the menu.
        if (!open) event.preventDefault();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented || disabled || !OPENING.has(event.key)) return;
        if (event.repeat) return event.preventDefault();
        byKeyRef.current = true;
        setOpen(event.key === "ArrowDown" || !open);
        event.preventDefault();
      }}
    />
  );
}

/** The list itself. Opens below its button, at the start edge. */
export function MenuContent(props: MenuContentProps) {
  const { open, setOpen, trigger } = useMenu();
  const close = () => setOpen(false);
  const surface = menuSurface.useLoaded(open, close);
  useLoadCancel(open && surface === null, trigger, close);
  return surface && <surface.MenuSurface {...props} />;
}

/** The group's label id, which its `MenuLabel` takes. */
const GroupLabelContext = createContext<string | undefined>(undefined);

/** Related items. A `MenuLabel` inside names it. */
export function MenuGroup({
  className,
  ...rest
}: Omit<ComponentProps<typeof RadixMenu.Group>, "asChild">) {
  const labelId = useId();
  const { Group } = useMenuParts();
  return (
    <GroupLabelContext value={labelId}>
      <Group
        data-slot="menu-group"
        className={className}
        aria-labelledby={rest["aria-label"] === undefined ? labelId : undefined}
        {...rest}
      />
    </GroupLabelContext>
  );
}

/** A heading inside the menu; not an item. */
export function MenuLabel({
  className,
  ...rest
}: Omit<ComponentProps<typeof RadixMenu.Label>, "asChild">) {
  const labelId = use(GroupLabelContext);
  const { Label } = useMenuParts();
  return (
    <Label
      data-slot="menu-label"
      id={labelId}
      className={clsx("px-2 pt-2 pb-1 font-medium text-12 text-subtle wrap-anywhere", className)}
      {...rest}
    />
  );
}

/** A line between groups. */
export function MenuSeparator({
  className,
  ...rest
}: Omit<ComponentProps<typeof RadixMenu.Separator>, "asChild">) {
  const { Separator } = useMenuParts();
  return (
    <Separator
      data-slot="menu-separator"
      className={clsx("-mx-1 my-1 h-px bg-line", className)}
      {...rest}
    />
  );
}
