import { clsx } from "clsx";
import { ChevronDown, LogOut } from "lucide-react";
import type { ComponentProps } from "react";
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
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
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
  className,
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
        <button
          data-slot="account-menu"
          type="button"
          className={clsx(
            "flex h-8 min-w-0 pointer-coarse:h-11 items-center gap-2 rounded-6 px-1 text-13 text-muted transition-colors duration-press hover:bg-fill hover:text-default",
            className,
          )}
          {...rest}
        >
          <span className="sr-only">{words.welcome(user.email)}</span>
          {/* Hidden below 1280 px, where the bar is full. */}
          <span dir="auto" aria-hidden="true" className="hidden max-w-64 truncate @page:block">
            {words.welcome(user.email)}
          </span>
          <Avatar name={user.email} />
          <Icon icon={ChevronDown} size="sm" className="-ms-1 text-subtle" />
        </button>
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
