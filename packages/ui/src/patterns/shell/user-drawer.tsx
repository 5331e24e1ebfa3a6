import { LogOut } from "lucide-react";
import { Drawer } from "../../components/drawer/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { MenuDrawer, MenuEntries } from "./menu-drawer.tsx";
import { OrganizationSwitcher } from "./organization-switcher.tsx";
import {
  accountEntries,
  adminEntries,
  legalEntries,
  logoutEntry,
  workEntries,
} from "./shell-entries.ts";
import type { UserMenuProps } from "./shell.types.ts";

interface UserDrawerProps extends UserMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every entry of the shell, in a drawer. */
export function UserDrawer({ user, open, onOpenChange, ...view }: UserDrawerProps) {
  const words = useWords(shellWords);
  const { paths, current, badges, theme, onThemeChange, onSwitchOrganization } = view;
  const entries = { paths, current, badges, onFollow: () => onOpenChange(false) };
  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <MenuDrawer theme={theme} onThemeChange={onThemeChange}>
        <div className="grid gap-2 px-1">
          <p dir="auto" className="wrap-anywhere px-2 text-13 text-muted">
            {words.welcome(user.email)}
          </p>
          <OrganizationSwitcher user={user} onSwitch={onSwitchOrganization} block />
        </div>
        <nav aria-label={words.mainNavigation}>
          <ul className="grid gap-0.5">
            <MenuEntries items={workEntries} {...entries} />
            <Separator />
            <MenuEntries items={accountEntries} {...entries} />
            {user.isAdmin && <Separator />}
            {user.isAdmin && <MenuEntries items={adminEntries} {...entries} />}
            <Separator />
            <MenuEntries items={legalEntries} {...entries} />
            <Separator />
            <MenuEntries items={[{ ...logoutEntry, icon: LogOut }]} {...entries} />
          </ul>
        </nav>
      </MenuDrawer>
    </Drawer>
  );
}

function Separator() {
  return <li aria-hidden="true" className="mx-3 my-1 h-px bg-line" />;
}
