export {
  Menu,
  MenuContent,
  type MenuContentProps,
  MenuGroup,
  MenuLabel,
  type MenuProps,
  MenuSeparator,
  MenuTrigger,
} from "./menu.tsx";
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
