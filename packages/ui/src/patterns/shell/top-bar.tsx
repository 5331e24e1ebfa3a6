import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { LinkButton } from "../../components/button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { AccountMenu } from "./account-menu.tsx";
import { BalanceLink } from "./balance-link.tsx";
import { BrandLink } from "./brand-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavLink } from "./nav-link.tsx";
import { OrganizationSwitcher } from "./organization-switcher.tsx";
import { visitorEntries, workEntries } from "./shell-entries.ts";
import type { ShellUser, TopBarView } from "./shell.types.ts";

/** Props of {@link TopBar}. */
export interface TopBarProps extends TopBarView, Omit<ComponentProps<"header">, "children"> {}

/** The bar on every page: home, navigation, account. Below 1024 px the entries are in a menu. */
export function TopBar({
  brand,
  paths,
  account,
  current,
  badges,
  theme,
  onThemeChange,
  onSwitchOrganization,
  className,
  ...rest
}: TopBarProps) {
  const view = {
    brand,
    paths,
    account,
    current,
    badges,
    theme,
    onThemeChange,
    onSwitchOrganization,
  };
  return (
    <header
      data-slot="top-bar"
      className={clsx(
        "@container sticky top-0 z-sticky border-line border-b bg-canvas print:hidden",
        className,
      )}
      {...rest}
    >
      <div className="flex h-12 items-center gap-1 ps-2 pe-2 sm:px-3">
        {account.kind !== "unknown" && <MobileMenu {...view} />}
        <BrandLink brand={brand} href={paths.home} />
        {account.kind === "visitor" && <VisitorBar {...view} />}
        {account.kind === "user" && <UserBar {...view} user={account.user} />}
      </div>
    </header>
  );
}

function VisitorBar({ paths, current }: TopBarView) {
  const words = useWords(shellWords);
  return (
    <>
      <nav aria-label={words.mainNavigation} className="ms-4 hidden items-center gap-0.5 @lg:flex">
        {visitorEntries.map((item) => (
          <NavLink key={item.entry} item={item} paths={paths} current={current} shape="bar" />
        ))}
      </nav>
      <LinkButton variant="primary" size="sm" href={paths.login} className="ms-auto @max-lg:hidden">
        {words.shellEntries.login}
      </LinkButton>
    </>
  );
}

function UserBar({
  user,
  paths,
  current,
  badges,
  theme,
  onThemeChange,
  onSwitchOrganization,
}: TopBarView & { user: ShellUser }) {
  const words = useWords(shellWords);
  return (
    <>
      <div className="hidden min-w-0 items-center gap-0.5 @lg:flex">
        {user.organizations.length > 0 && (
          <span aria-hidden="true" className="mx-1 text-disabled">
            /
          </span>
        )}
        <OrganizationSwitcher user={user} onSwitch={onSwitchOrganization} />
        <span aria-hidden="true" className="mx-2 h-4 w-px shrink-0 bg-line" />
        <nav aria-label={words.mainNavigation} className="flex items-center gap-0.5">
          {workEntries.map((item) => (
            <NavLink
              key={item.entry}
              item={item}
              paths={paths}
              current={current}
              badge={badges?.[item.entry]}
              shape="bar"
            />
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
