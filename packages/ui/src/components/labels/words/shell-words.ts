/** Words of bar, menu and footer of every page. */
export interface ShellWords {
  skipToContent: string;
  /** Name of the navigation. */
  mainNavigation: string;
  openMenu: string;
  menu: string;
  /** The links of the shell. */
  shellEntries: Readonly<
    Record<
      | "login"
      | "pricing"
      | "howItWorks"
      | "privacyPolicy"
      | "termsOfService"
      | "apiDocs"
      | "logout"
      | "chat"
      | "inbox"
      | "connections"
      | "playbooks"
      | "apiKeys"
      | "profile"
      | "account"
      | "organization"
      | "adminSettings"
      | "adminUsers"
      | "adminUsage"
      | "adminHealth"
      | "adminAudit",
      string
    >
  >;
  /** Beside an entry, for screen readers: how many items wait there. */
  waiting: (count: number) => string;
  /** Accessible name of the logo's link. */
  homeOf: (product: string) => string;
  welcome: (email: string) => string;
  /** Credits, formatted for the locale. Narrow screens show `amount` alone. */
  balance: (amount: string) => string;
  theme: string;
  themes: Readonly<Record<"system" | "light" | "dark", string>>;
  organization: string;
  organizationIs: (name: string) => string;
  /** Shown without an active organization. */
  chooseOrganization: string;
  loadingPage: string;
  /** Name of the footer's navigation. */
  aboutSite: string;
  /** The running build: not loaded yet, known, and null if the server did not report it. */
  loadingBuild: string;
  build: (version: string | null) => string;
}

export const shellWords: ShellWords = {
  skipToContent: "Skip to content",
  mainNavigation: "Main",
  openMenu: "Open menu",
  menu: "Menu",
  shellEntries: {
    login: "Log In / Sign Up",
    pricing: "Pricing",
    howItWorks: "How It Works",
    privacyPolicy: "Privacy Policy",
    termsOfService: "Terms of Service",
    apiDocs: "API Docs",
    logout: "Logout",
    chat: "Chat",
    inbox: "Inbox",
    connections: "My Connections",
    playbooks: "My Playbooks",
    apiKeys: "API Keys",
    profile: "My Profile",
    account: "Account",
    organization: "Organization",
    adminSettings: "Plugin Settings",
    adminUsers: "Manage Users",
    adminUsage: "Usage",
    adminHealth: "Health",
    adminAudit: "Audit Log",
  },
  waiting: (count) => (count === 1 ? ", 1 item" : `, ${count} items`),
  homeOf: (product) => `${product}, home`,
  welcome: (email) => `Welcome, ${email}`,
  balance: (amount) => `Balance: ${amount} credits`,
  theme: "Theme",
  themes: { system: "System", light: "Light", dark: "Dark" },
  organization: "Organization",
  organizationIs: (name) => `Organization: ${name}`,
  chooseOrganization: "Choose organization",
  loadingPage: "Loading page",
  aboutSite: "About this site",
  loadingBuild: "Loading...",
  build: (version) => `Build: ${version ?? "unknown"}`,
};
