import type * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { type ComponentProps, createContext, type RefObject, use } from "react";

/** What the parts of a menu share. */
export interface MenuState {
  open: boolean;
  setOpen: (open: boolean) => void;
  modal: boolean;
  dir: "ltr" | "rtl" | undefined;
  trigger: RefObject<HTMLButtonElement | null>;
  triggerId: string;
  contentId: string;
  /** It was opened by a key: then its first item takes the focus. */
  byKeyRef: RefObject<boolean>;
}

export const MenuContext = createContext<MenuState | null>(null);

/** The surrounding menu. */
export function useMenu(): MenuState {
  const menu = use(MenuContext);
  if (menu === null) throw new Error("A part of a menu is outside of <Menu>.");
  return menu;
}

/** What the items of an open menu are made of. */
export type MenuParts = typeof RadixMenu;

export const MenuPartsContext = createContext<MenuParts | null>(null);

/** The parts of the open menu around an item. */
export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext);
  if (parts === null) throw new Error("A part of a menu is outside of <MenuContent>.");
  return parts;
}

/** Props of `MenuContent`. */
export type MenuContentProps = Omit<ComponentProps<typeof RadixMenu.Content>, "asChild">;
