import type * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { menuItemVariants } from "./menu.variants.ts";
import { useMenuParts } from "./menu-context.ts";

interface ItemLook {
  /** Icon before the text. */
  icon?: IconComponent;
  /** Rendered instead of an icon: a logo, an avatar. */
  start?: ReactNode;
  /** Shortcut, or a short note, at the end. */
  end?: ReactNode;
  /** `danger` for irreversible actions. @default "neutral" */
  tone?: "neutral" | "danger";
}

function ItemContent({ icon, start, end, tone, children }: ItemLook & { children: ReactNode }) {
  return (
    <>
      {icon && <Icon icon={icon} className={tone === "danger" ? undefined : "text-muted"} />}
      {start}
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {end !== undefined && <span className="ms-auto shrink-0 text-12 text-subtle">{end}</span>}
    </>
  );
}

/** Props of {@link MenuItem}. */
export interface MenuItemProps
  extends ItemLook,
    Omit<ComponentProps<typeof RadixMenu.Item>, "asChild"> {}

/** One action. `onSelect` runs it and the menu closes. */
export function MenuItem({
  icon,
  start,
  end,
  tone = "neutral",
  className,
  children,
  ...rest
}: MenuItemProps) {
  const { Item } = useMenuParts();
  return (
    <Item
      data-slot="menu-item"
      data-tone={tone}
      className={menuItemVariants({ tone, className })}
      {...rest}
    >
      <ItemContent icon={icon} start={start} end={end} tone={tone}>
        {children}
      </ItemContent>
    </Item>
  );
}

/** Props of {@link MenuLink}. */
export interface MenuLinkProps extends ItemLook, Omit<ComponentProps<"a">, "onSelect"> {
  /** Where it leads. */
  href: string;
  /** Leaves the app although the address looks internal. @default by the address */
  external?: boolean;
}

/** A navigation target: a real link, with all that browsers offer for links. */
export function MenuLink({
  icon,
  start,
  end,
  tone = "neutral",
  className,
  children,
  ...rest
}: MenuLinkProps) {
  const { Item } = useMenuParts();
  return (
    <Item asChild>
      <Link
        data-slot="menu-link"
        data-tone={tone}
        variant="plain"
        className={menuItemVariants({ tone, className })}
        {...rest}
      >
        <ItemContent icon={icon} start={start} end={end} tone={tone}>
          {children}
        </ItemContent>
      </Link>
    </Item>
  );
}

/** Props of {@link MenuRadioGroup}: `value`, `onValueChange`, `children`. */
export type MenuRadioGroupProps = Omit<ComponentProps<typeof RadixMenu.RadioGroup>, "asChild">;

/** Choices of which exactly one is selected. */
export function MenuRadioGroup({ className, ...rest }: MenuRadioGroupProps) {
  const { RadioGroup } = useMenuParts();
  return <RadioGroup data-slot="menu-radio-group" className={className} {...rest} />;
}

/** Props of {@link MenuRadioItem}. */
export interface MenuRadioItemProps
  extends Pick<ItemLook, "icon" | "start">,
    Omit<ComponentProps<typeof RadixMenu.RadioItem>, "asChild"> {}

/** One choice; the selected one has a check mark at its end. */
export function MenuRadioItem({ icon, start, className, children, ...rest }: MenuRadioItemProps) {
  const { RadioItem, ItemIndicator } = useMenuParts();
  return (
    <RadioItem data-slot="menu-radio-item" className={menuItemVariants({ className })} {...rest}>
      <ItemContent
        icon={icon}
        start={start}
        end={
          <ItemIndicator className="block text-default">
            <Icon icon={Check} />
          </ItemIndicator>
        }
      >
        {children}
      </ItemContent>
    </RadioItem>
  );
}
