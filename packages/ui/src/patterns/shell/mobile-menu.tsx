import { LogOut, Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { LinkButton } from "../../components/button/index.ts";
import { Drawer, DrawerContent, DrawerTrigger } from "../../components/drawer/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { NavLink } from "./nav-link.tsx";
import { OrganizationSwitcher } from "./organization-switcher.tsx";
import {
  accountEntries,
  adminEntries,
  legalEntries,
  logoutEntry,
  type NavEntry,
  visitorEntries,
  workEntries,
} from "./shell-entries.ts";
import type { ShellUser, TopBarView } from "./shell.types.ts";
import { ThemeButtons } from "./theme-buttons.tsx";

/** Every entry of the shell in a drawer, for screens below 1024 px. */
export function MobileMenu(props: TopBarView) {
  const words = useWords(shellWords);
  const { account } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Drawer open={open} onOpenChange={setOpen}>
      <DrawerTrigger>
        <IconButton label={words.openMenu} icon={MenuIcon} size="md" className="@lg:hidden" />
      </DrawerTrigger>
      <DrawerContent title={words.menu}>
        <div className="flex flex-1 flex-col gap-4 px-2 pb-4">
          {account.kind === "user" ? (
            <UserEntries {...props} user={account.user} onFollow={close} />
          ) : (
            <VisitorEntries {...props} onFollow={close} />
          )}
          <div className="mt-auto px-1">
            <ThemeButtons theme={props.theme} onThemeChange={props.onThemeChange} />
          </div>
        </div>
      </DrawerContent>
    </Drawer>
  );
}

type EntriesProps = TopBarView & { onFollow: () => void };

function Entries({
  items,
  ...rest
}: { items: readonly NavEntry[] } & Pick<
  EntriesProps,
  "paths" | "current" | "badges" | "onFollow"
>) {
  const shown = items.filter(({ entry }) => rest.paths[entry] !== undefined);
  return shown.map((item) => (
    <li key={item.entry}>
      <NavLink
        item={item}
        paths={rest.paths}
        current={rest.current}
        badge={rest.badges?.[item.entry]}
        shape="row"
        onFollow={rest.onFollow}
      />
    </li>
  ));
}

function VisitorEntries(props: EntriesProps) {
  const words = useWords(shellWords);
  return (
    <>
      <nav aria-label={words.mainNavigation}>
        <ul className="grid gap-0.5">
          <Entries items={visitorEntries} {...props} />
        </ul>
      </nav>
      <LinkButton
        variant="primary"
        size="lg"
        href={props.paths.login}
        onClick={props.onFollow}
        className="mx-1"
      >
        {words.shellEntries.login}
      </LinkButton>
    </>
  );
}

function UserEntries({ user, ...props }: EntriesProps & { user: ShellUser }) {
  const words = useWords(shellWords);
  return (
    <>
      <div className="grid gap-2 px-1">
        <p dir="auto" className="wrap-anywhere px-2 text-13 text-muted">
          {words.welcome(user.email)}
        </p>
        <OrganizationSwitcher user={user} onSwitch={props.onSwitchOrganization} block />
      </div>
      <nav aria-label={words.mainNavigation}>
        <ul className="grid gap-0.5">
          <Entries items={workEntries} {...props} />
          <Separator />
          <Entries items={accountEntries} {...props} />
          {user.isAdmin && <Separator />}
          {user.isAdmin && <Entries items={adminEntries} {...props} />}
          <Separator />
          <Entries items={legalEntries} {...props} />
          <Separator />
          <Entries items={[{ ...logoutEntry, icon: LogOut }]} {...props} />
        </ul>
      </nav>
    </>
  );
}

function Separator() {
  return <li aria-hidden="true" className="mx-3 my-1 h-px bg-line" />;
}
