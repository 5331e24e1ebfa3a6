import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { clsx } from "clsx";
import { type ComponentProps, createContext, use, useId } from "react";
import { menuVariants } from "./menu.variants.ts";

/** Props of {@link Menu}: `open`, `defaultOpen`, `onOpenChange`, `children`. */
export type MenuProps = ComponentProps<typeof RadixMenu.Root>;

/** A short list of actions or choices that opens from a button. */
export function Menu(props: MenuProps) {
  return <RadixMenu.Root modal={false} {...props} />;
}

/** Makes its single child the button that opens the menu. */
export function MenuTrigger(props: Omit<ComponentProps<typeof RadixMenu.Trigger>, "asChild">) {
  return <RadixMenu.Trigger asChild {...props} />;
}

/** Props of {@link MenuContent}. */
export type MenuContentProps = Omit<ComponentProps<typeof RadixMenu.Content>, "asChild">;

/** The list itself. Opens below its button, at the start edge. */
export function MenuContent({
  className,
  align = "start",
  sideOffset = 4,
  ...rest
}: MenuContentProps) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        data-slot="menu"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={menuVariants({ className })}
        {...rest}
      />
    </RadixMenu.Portal>
  );
}

/** The group's label id, which its `MenuLabel` takes. */
const GroupLabelContext = createContext<string | undefined>(undefined);

/** Related items. A `MenuLabel` inside names it. */
export function MenuGroup({
  className,
  ...rest
}: Omit<ComponentProps<typeof RadixMenu.Group>, "asChild">) {
  const labelId = useId();
  return (
    <GroupLabelContext value={labelId}>
      <RadixMenu.Group
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
  return (
    <RadixMenu.Label
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
  return (
    <RadixMenu.Separator
      data-slot="menu-separator"
      className={clsx("-mx-1 my-1 h-px bg-line", className)}
      {...rest}
    />
  );
}
