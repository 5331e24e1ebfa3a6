/** Names of the product. Only the app knows the values. */
export type Brand = {
  /** The name as people read it. */
  name: string;
  /** The name in addresses and stored keys. */
  slug: string;
};

/** Every address that the shell and the screens link to. Those on the API host are absolute. */
export type ShellPaths = {
  home: string;
  login: string;
  pricing: string;
  howItWorks: string;
  privacyPolicy: string;
  termsOfService: string;
  /** On the API host. */
  apiDocs: string;
  /** On the API host. */
  logout: string;
  chat: string;
  inbox: string;
  connections: string;
  playbooks: string;
  apiKeys: string;
  profile: string;
  /** Absent where the server has no such page. */
  account?: string | undefined;
  organization: string;
  adminSettings: string;
  adminUsers: string;
  adminModels: string;
  adminUsage: string;
  adminHealth: string;
  adminAudit: string;
};

/** The entry of the current page. */
export type ShellEntry = keyof ShellPaths;

export type Organization = { id: string; name: string };

export type ShellUser = {
  email: string;
  /** Credits. */
  balance: number;
  isAdmin: boolean;
  organizations: readonly Organization[];
  activeOrganizationId: string | null;
  /** The organization being switched to; the switcher is busy while it is set. */
  switchingToId?: string | null;
};

/** Who is viewing the page. `unknown` while that is being loaded: neither kind of entry is shown. */
export type ShellAccount =
  | { kind: "unknown" }
  | { kind: "visitor" }
  | { kind: "user"; user: ShellUser };

/** What is known about the running server. */
export type BuildState =
  | { kind: "loading" }
  /** `version` is null if the server did not report it. */
  | { kind: "known"; version: string | null };

export type ThemeChoice = "system" | "light" | "dark";

/** Props of every theme choice. */
export interface ThemeProps {
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
}

/** What the bar shows to a visitor. */
export interface VisitorBarView extends ThemeProps {
  /** Whose product it is. */
  brand: Brand;
  /** Links of the entries. */
  paths: ShellPaths;
  /** The entry of the current page, if it has one. */
  current: ShellEntry | null;
}

/** Data and callbacks of the bar. */
export interface TopBarView extends VisitorBarView {
  /** Who is viewing: a visitor, a user, or not known yet. */
  account: ShellAccount;
  /** Numbers beside entries: what waits there. 0 shows none. */
  badges?: Partial<Record<ShellEntry, number>> | undefined;
  /** Opens the search over everything. Without it the bar has no button for it. */
  onSearch?: (() => void) | undefined;
  /** Called with an organization other than the active one. */
  onSwitchOrganization: (choice: { id: string }) => void;
}

export type UserMenuProps = TopBarView & { user: ShellUser };
