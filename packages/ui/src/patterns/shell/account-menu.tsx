import type { ComponentProps } from "react";
import { lazyModule } from "../../internal/lazy-module.ts";
import { AccountButton } from "./account-button.tsx";
import type { ShellEntry, ShellPaths, ShellUser, ThemeProps } from "./shell.types.ts";

/** Menus are larger than the rest of the bar, and most pages are left without one. */
const menu = lazyModule(() => import("./opened-account-menu.tsx"));

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps
  extends ThemeProps,
    Omit<ComponentProps<"button">, "children" | "type"> {
  /** Who is signed in. */
  user: Pick<ShellUser, "email" | "isAdmin">;
  /** Links of the entries. */
  paths: ShellPaths;
  /** The entry of the current page, if it has one. */
  current: ShellEntry | null;
}

/** `Welcome, {email}`, with a menu of rarely used entries. */
export function AccountMenu({
  user,
  paths,
  current,
  theme,
  onThemeChange,
  ...rest
}: AccountMenuProps) {
  const [opened, opener] = menu.useOpened();
  if (opened === null) return <AccountButton email={user.email} {...opener} {...rest} />;
  return (
    <opened.OpenedAccountMenu
      current={current}
      onThemeChange={onThemeChange}
      paths={paths}
      theme={theme}
      user={user}
      {...rest}
    />
  );
}
