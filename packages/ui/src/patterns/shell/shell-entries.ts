import {
  Building2,
  Cable,
  Inbox,
  KeyRound,
  MessageSquare,
  NotebookText,
  SlidersHorizontal,
  User,
  Users,
} from "lucide-react";
import type { IconComponent } from "../../components/icon/index.ts";
import type { ShellEntry } from "./shell.types.ts";

/** One place that the shell links to. */
export interface NavEntry {
  entry: ShellEntry;
  label: string;
  icon?: IconComponent;
  /** Leaves the app: an address of the API host. */
  external?: true;
}

/** What visitors see. */
export const visitorEntries: readonly NavEntry[] = [
  { entry: "pricing", label: "Pricing" },
  { entry: "howItWorks", label: "How It Works" },
  { entry: "privacyPolicy", label: "Privacy Policy" },
  { entry: "termsOfService", label: "Terms of Service" },
  { entry: "apiDocs", label: "API Docs", external: true },
];

export const loginEntry: NavEntry = { entry: "login", label: "Log In / Sign Up" };

/** Where the work happens: on the bar from 1024 px on. */
export const workEntries: readonly NavEntry[] = [
  { entry: "chat", label: "Chat", icon: MessageSquare },
  { entry: "inbox", label: "Inbox", icon: Inbox },
  { entry: "connections", label: "My Connections", icon: Cable },
  { entry: "playbooks", label: "My Playbooks", icon: NotebookText },
  { entry: "apiKeys", label: "API Keys", icon: KeyRound },
];

/** Rarely used: behind `Welcome, {email}`. */
export const accountEntries: readonly NavEntry[] = [
  { entry: "profile", label: "My Profile", icon: User },
  { entry: "organization", label: "Organization", icon: Building2 },
];

/** For administrators, in the same menu. */
export const adminEntries: readonly NavEntry[] = [
  { entry: "adminSettings", label: "Plugin Settings", icon: SlidersHorizontal },
  { entry: "adminUsers", label: "Manage Users", icon: Users },
];

/** In the drawer too: a screen of fixed height shows no footer on a phone. */
export const legalEntries: readonly NavEntry[] = [
  { entry: "privacyPolicy", label: "Privacy Policy" },
  { entry: "termsOfService", label: "Terms of Service" },
];

export const logoutEntry: NavEntry = { entry: "logout", label: "Logout", external: true };

/** Every other word that the shell says. */
export const shellWords = {
  skip: "Skip to content",
  main: "Main",
  openMenu: "Open menu",
  menu: "Menu",
  home: (name: string) => `${name}, home`,
  welcome: (email: string) => `Welcome, ${email}`,
  theme: "Theme",
  themes: { system: "System", light: "Light", dark: "Dark" },
  organization: "Organization",
  noOrganization: "Choose organization",
  loadingPage: "Loading page",
  footer: "About this site",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
  loadingBuild: "Loading...",
  build: (version: string | null) => `Build: ${version ?? "unknown"}`,
};
