import { LogOut } from "lucide-react";
import type { ComponentProps } from "react";
import {
  Menu,
  MenuContent,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  MenuTrigger,
} from "../../components/menu/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { AccountButton } from "./account-button.tsx";
import { accountEntries, adminEntries, type NavEntry } from "./shell-entries.ts";
import type { ShellEntry, ShellPaths, ShellUser, ThemeProps } from "./shell.types.ts";
import { ThemeMenuItems } from "./theme-menu-items.tsx";

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
  const words = useWords(shellWords);
  const entry = (item: NavEntry) => {
    const href = paths[item.entry];
    if (href === undefined) return null;
    return (
      <MenuLink
        key={item.entry}
        href={href}
        icon={item.icon}
        aria-current={item.entry === current ? "page" : undefined}
        className="aria-[current=page]:font-medium"
      >
        {words.shellEntries[item.entry]}
      </MenuLink>
    );
  };
  return (
    <Menu>
      <MenuTrigger>
        <AccountButton email={user.email} {...rest} />
      </MenuTrigger>
      <MenuContent align="end" aria-label={words.welcome(user.email)}>
        <MenuLabel dir="auto">{words.welcome(user.email)}</MenuLabel>
        {accountEntries.map(entry)}
        {user.isAdmin && (
          <>
            <MenuSeparator />
            {adminEntries.map(entry)}
          </>
        )}
        <MenuSeparator />
        <ThemeMenuItems theme={theme} onThemeChange={onThemeChange} />
        <MenuSeparator />
        <MenuLink href={paths.logout} external icon={LogOut}>
          {words.shellEntries.logout}
        </MenuLink>
      </MenuContent>
    </Menu>
  );
}
