/** What a product is called. Only the app knows the values. */
export type Brand = {
  /** The name as people read it. */
  name: string;
  /** The name as it stands in addresses and stored keys. */
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
  organization: string;
  adminSettings: string;
  adminUsers: string;
};

/** The entry of the shell that stands for the page on show. */
export type ShellEntry = keyof ShellPaths;

export type Organization = { id: string; name: string };

export type ShellUser = {
  email: string;
  /** Credits. */
  balance: number;
  isAdmin: boolean;
  organizations: readonly Organization[];
  activeOrganizationId: string | null;
  /** The organization that is being switched to; the switcher is busy while it is set. */
  switchingToId?: string | null;
};

/** Who looks at the page. `unknown` while that is being found out: neither kind of entry is shown. */
export type ShellAccount =
  | { kind: "unknown" }
  | { kind: "visitor" }
  | { kind: "user"; user: ShellUser };

/** What is known of the running server. */
export type BuildState =
  | { kind: "loading" }
  /** `version` is null when the server did not say. */
  | { kind: "known"; version: string | null };

export type ThemeChoice = "system" | "light" | "dark";

/** Props of the theme choice, wherever it stands. */
export interface ThemeProps {
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
}

/** What the bar shows, and what is asked in it. */
export interface TopBarView extends ThemeProps {
  /** Whose product it is. */
  brand: Brand;
  /** Where the entries lead. */
  paths: ShellPaths;
  /** Who is there: a visitor, a user, or nobody knows yet. */
  account: ShellAccount;
  /** The entry of the page on show, if it has one. */
  current: ShellEntry | null;
  /** Called with another organization than the one in force. */
  onSwitchOrganization: (choice: { id: string }) => void;
}
