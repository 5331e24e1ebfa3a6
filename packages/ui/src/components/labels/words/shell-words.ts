/** Words of bar, menu and footer of every page. */
export const shellWords = {
  skipToContent: "Skip to content",
  /** Name of the navigation. */
  mainNavigation: "Main",
  openMenu: "Open menu",
  menu: "Menu",
  /** Opens the search over everything. */
  search: "Search",
  /** The links of the shell. */
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
    adminModels: "Models",
    adminUsage: "Usage",
    adminHealth: "Health",
    adminAudit: "Audit Log",
  },
  /** Beside an entry, for screen readers: how many items wait there. */
  waiting: (count: number) => (count === 1 ? ", 1 item" : `, ${count} items`),
  /** Accessible name of the logo's link. */
  homeOf: (product: string) => `${product}, home`,
  welcome: (email: string) => `Welcome, ${email}`,
  /** Credits, formatted for the locale. Narrow screens show `amount` alone. */
  balance: (amount: string) => `Balance: ${amount} credits`,
  theme: "Theme",
  themes: { system: "System", light: "Light", dark: "Dark" },
  organization: "Organization",
  organizationIs: (name: string) => `Organization: ${name}`,
  /** Shown without an active organization. */
  chooseOrganization: "Choose organization",
  loadingPage: "Loading page",
  /** Of an account whose address was not confirmed yet. */
  confirmEmail: "Confirm your email.",
  confirmEmailHint: (email: string) => `Follow the link that we sent to ${email}.`,
  /** Left out on phones. */
  unconfirmedLimits:
    "Until then you cannot create API keys, turn on two-step login or invite people.",
  linkSent: (email: string) => `We sent another link to ${email}.`,
  resend: "Resend",
  /** Name of the footer's navigation. */
  aboutSite: "About this site",
  /** The running build: not loaded yet, known, and null if the server did not report it. */
  loadingBuild: "Loading...",
  build: (version: string | null) => `Build: ${version ?? "unknown"}`,
};

export type ShellWords = typeof shellWords;
