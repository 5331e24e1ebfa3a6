import { ChevronDown, LogOut } from "lucide-react";
import { Avatar } from "../../components/avatar/index.ts";
import { Icon } from "../../components/icon/index.ts";
import {
  Menu,
  MenuContent,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  MenuTrigger,
} from "../../components/menu/index.ts";
import {
  accountEntries,
  adminEntries,
  logoutEntry,
  type NavEntry,
  shellWords,
} from "./shell-entries.ts";
import type { ShellEntry, ShellPaths, ShellUser } from "./shell.types.ts";
import { ThemeMenuItems, type ThemeProps } from "./theme-menu-items.tsx";

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps extends ThemeProps {
  user: Pick<ShellUser, "email" | "isAdmin">;
  paths: ShellPaths;
  current: ShellEntry | null;
}

/** `Welcome, {email}`, and behind it what is needed now and then. */
export function AccountMenu({ user, paths, current, theme, onThemeChange }: AccountMenuProps) {
  const entry = (item: NavEntry) => (
    <MenuLink
      key={item.entry}
      href={paths[item.entry]}
      icon={item.icon}
      aria-current={item.entry === current ? "page" : undefined}
      className="aria-[current=page]:font-medium"
    >
      {item.label}
    </MenuLink>
  );
  return (
    <Menu>
      <MenuTrigger>
        <button
          type="button"
          className="flex h-8 min-w-0 items-center gap-2 rounded-6 px-1 text-13 text-muted transition-colors duration-press hover:bg-fill hover:text-default"
        >
          <span className="sr-only">{shellWords.welcome(user.email)}</span>
          {/* Out of sight below 1280, where the bar is full. */}
          <span dir="auto" aria-hidden="true" className="hidden max-w-64 truncate @page:block">
            {shellWords.welcome(user.email)}
          </span>
          <Avatar name={user.email} />
          <Icon icon={ChevronDown} size="sm" className="-ms-1 text-subtle" />
        </button>
      </MenuTrigger>
      <MenuContent align="end" aria-label={shellWords.welcome(user.email)}>
        <MenuLabel dir="auto">{shellWords.welcome(user.email)}</MenuLabel>
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
        <MenuLink href={paths[logoutEntry.entry]} external icon={LogOut}>
          {logoutEntry.label}
        </MenuLink>
      </MenuContent>
    </Menu>
  );
}
