import { LinkButton } from "../../components/button/index.ts";
import { AccountMenu } from "./account-menu.tsx";
import { BalanceLink } from "./balance-link.tsx";
import { BrandLink } from "./brand-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavLink } from "./nav-link.tsx";
import { OrganizationSwitcher } from "./organization-switcher.tsx";
import { loginEntry, shellWords, visitorEntries, workEntries } from "./shell-entries.ts";
import type { Brand, ShellAccount, ShellEntry, ShellPaths, ShellUser } from "./shell.types.ts";
import type { ThemeProps } from "./theme-menu-items.tsx";

/** Props of {@link TopBar}. */
export interface TopBarProps extends ThemeProps {
  brand: Brand;
  paths: ShellPaths;
  account: ShellAccount;
  /** The entry of the page on show, if it has one. */
  current: ShellEntry | null;
  onSwitchOrganization: (choice: { id: string }) => void;
}

/** The bar on every page: home, where to go, who is there. Below 1024 px the entries are in a menu. */
export function TopBar(props: TopBarProps) {
  const { brand, paths, account } = props;
  return (
    <header
      data-slot="top-bar"
      className="@container sticky top-0 z-sticky border-line border-b bg-canvas"
    >
      <div className="flex h-12 items-center gap-1 ps-2 pe-2 sm:px-3">
        {account.kind !== "unknown" && <MobileMenu {...props} />}
        <BrandLink brand={brand} href={paths.home} />
        {account.kind === "visitor" && <VisitorBar {...props} />}
        {account.kind === "user" && <UserBar {...props} user={account.user} />}
      </div>
    </header>
  );
}

function VisitorBar({ paths, current }: TopBarProps) {
  return (
    <>
      <nav aria-label={shellWords.main} className="ms-4 hidden items-center gap-0.5 lg:flex">
        {visitorEntries.map((item) => (
          <NavLink key={item.entry} item={item} paths={paths} current={current} shape="bar" />
        ))}
      </nav>
      <LinkButton
        variant="primary"
        size="sm"
        href={paths[loginEntry.entry]}
        className="ms-auto max-lg:hidden"
      >
        {loginEntry.label}
      </LinkButton>
    </>
  );
}

function UserBar({
  user,
  paths,
  current,
  theme,
  onThemeChange,
  onSwitchOrganization,
}: TopBarProps & { user: ShellUser }) {
  return (
    <>
      <div className="hidden min-w-0 items-center gap-0.5 lg:flex">
        {user.organizations.length > 0 && (
          <span aria-hidden="true" className="mx-1 text-disabled">
            /
          </span>
        )}
        <OrganizationSwitcher user={user} onSwitch={onSwitchOrganization} />
        <span aria-hidden="true" className="mx-2 h-4 w-px shrink-0 bg-line" />
        <nav aria-label={shellWords.main} className="flex items-center gap-0.5">
          {workEntries.map((item) => (
            <NavLink key={item.entry} item={item} paths={paths} current={current} shape="bar" />
          ))}
        </nav>
      </div>
      <div className="ms-auto flex min-w-0 items-center gap-1">
        <BalanceLink balance={user.balance} href={paths.pricing} />
        <AccountMenu
          user={user}
          paths={paths}
          current={current}
          theme={theme}
          onThemeChange={onThemeChange}
        />
      </div>
    </>
  );
}
