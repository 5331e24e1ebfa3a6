export { AccountMenu, type AccountMenuProps } from "./account-menu.tsx";
export { ConfirmEmailBanner, type ConfirmEmailBannerProps } from "./confirm-email-banner.tsx";
export { Footer, type FooterProps } from "./footer.tsx";
export { formatBalance } from "./format-balance.ts";
export { MessagePage, type MessagePageProps } from "./message-page.tsx";
export { OrganizationSwitcher, type OrganizationSwitcherProps } from "./organization-switcher.tsx";
export { Page, type PageProps } from "./page.tsx";
export { PageSkeleton } from "./page-skeleton.tsx";
export { Shell, type ShellProps } from "./shell.tsx";
export type {
  Brand,
  BuildState,
  Organization,
  ShellAccount,
  ShellEntry,
  ShellPaths,
  ShellUser,
  ThemeChoice,
} from "./shell.types.ts";
export { TopBar, type TopBarProps } from "./top-bar.tsx";
export { VisitorShell, type VisitorShellProps } from "./visitor-shell.tsx";
