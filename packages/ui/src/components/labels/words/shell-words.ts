/** What bar, menu and footer around every page say. */
export interface ShellWords {
  skipToContent: string;
  /** Names the links of the bar. */
  mainNavigation: string;
  openMenu: string;
  menu: string;
  /** The places that the shell links to. */
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
      | "organization"
      | "adminSettings"
      | "adminUsers",
      string
    >
  >;
  /** The link of the logo, to a reader. */
  homeOf: (product: string) => string;
  welcome: (email: string) => string;
  /** Credits, written in the way of the locale. Narrow screens show `amount` alone. */
  balance: (amount: string) => string;
  theme: string;
  themes: Readonly<Record<"system" | "light" | "dark", string>>;
  organization: string;
  organizationIs: (name: string) => string;
  /** Stands where no organization is in force. */
  chooseOrganization: string;
  loadingPage: string;
  /** Names the links of the footer. */
  aboutSite: string;
  /** Which build answers: not known yet, known, and null where the server did not say. */
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
    organization: "Organization",
    adminSettings: "Plugin Settings",
    adminUsers: "Manage Users",
  },
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
