import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { FocusEvent } from "react";
import { AdoptedTrigger } from "../../internal/adopted-trigger.tsx";
import { menuVariants } from "./menu.variants.ts";
import { type MenuContentProps, MenuPartsContext, useMenu } from "./menu-context.ts";

/** The list of a menu, beside its button. */
export function MenuSurface({
  className,
  align = "start",
  sideOffset = 4,
  onFocus,
  ...rest
}: MenuContentProps) {
  const { open, setOpen, modal, dir, trigger, triggerId, contentId, byKeyRef } = useMenu();
  const focusFirst = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (!byKeyRef.current || event.target !== event.currentTarget) return;
    byKeyRef.current = false;
    // The list itself does so only for keys that were pressed after it was loaded.
    event.currentTarget
      .querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")
      ?.focus({ preventScroll: true });
  };
  return (
    <RadixMenu.Root modal={modal} open={open} onOpenChange={setOpen} {...(dir && { dir })}>
      <RadixMenu.Trigger asChild>
        <AdoptedTrigger element={trigger} />
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          id={contentId}
          aria-labelledby={triggerId}
          data-slot="menu"
          align={align}
          sideOffset={sideOffset}
          collisionPadding={8}
          className={menuVariants({ className })}
          onFocus={focusFirst}
          {...rest}
        >
          <MenuPartsContext value={RadixMenu}>{rest.children}</MenuPartsContext>
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
