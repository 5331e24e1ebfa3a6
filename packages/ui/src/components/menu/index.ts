export {
  Menu,
  MenuContent,
  MenuGroup,
  MenuLabel,
  type MenuProps,
  MenuSeparator,
  MenuTrigger,
} from "./menu.tsx";
export type { MenuContentProps } from "./menu-context.ts";
export {
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
} from "./menu-items.tsx";
