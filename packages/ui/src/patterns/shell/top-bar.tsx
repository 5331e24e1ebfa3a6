import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "../../components/icon-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { AccountMenu } from "./account-menu.tsx";
import { BalanceLink } from "./balance-link.tsx";
import { BarFrame } from "./bar-frame.tsx";
import { BrandLink } from "./brand-link.tsx";
import { NavLink } from "./nav-link.tsx";
import { OrganizationSwitcher } from "./organization-switcher.tsx";
import { workEntries } from "./shell-entries.ts";
import type { ShellUser, TopBarView } from "./shell.types.ts";
import { UserMenu } from "./user-menu.tsx";
import { VisitorBar } from "./visitor-bar.tsx";

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
  onSearch,
  onSwitchOrganization,
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
    onSearch,
    onSwitchOrganization,
  };
  return (
    <BarFrame {...rest}>
      {account.kind === "unknown" && <BrandLink brand={brand} href={paths.home} />}
      {account.kind === "visitor" && <VisitorBar {...view} />}
      {account.kind === "user" && <UserBar {...view} user={account.user} />}
    </BarFrame>
  );
}

function UserBar({ user, ...view }: TopBarView & { user: ShellUser }) {
  const words = useWords(shellWords);
  const { brand, paths, current, badges, theme, onThemeChange, onSearch, onSwitchOrganization } =
    view;
  return (
    <>
      <UserMenu {...view} user={user} />
      <BrandLink brand={brand} href={paths.home} />
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
        {onSearch && (
          <IconButton
            aria-keyshortcuts="Control+K Meta+K"
            // The narrowest phones have no pixel to spare beside the balance.
            className="-me-1 @lg:me-0"
            icon={Search}
            label={words.search}
            onClick={onSearch}
          />
        )}
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
