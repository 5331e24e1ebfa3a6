import { LogOut } from "lucide-react";
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
import type { AccountMenuProps } from "./account-menu.tsx";
import { accountEntries, adminEntries, type NavEntry } from "./shell-entries.ts";
import { ThemeMenuItems } from "./theme-menu-items.tsx";

/** The account menu from its first press on: open from the start. */
export function OpenedAccountMenu({
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
    <Menu defaultOpen>
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
