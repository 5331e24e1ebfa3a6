import {
  Activity,
  BrainCircuit,
  Building2,
  Cable,
  ChartColumn,
  Inbox,
  KeyRound,
  MessageSquare,
  NotebookText,
  ScrollText,
  ShieldUser,
  SlidersHorizontal,
  User,
  Users,
} from "lucide-react";
import type { IconComponent } from "../../components/icon/index.ts";
import type { ShellEntry } from "./shell.types.ts";

/** One link of the shell. */
export interface NavEntry {
  entry: Exclude<ShellEntry, "home">;
  icon?: IconComponent;
  /** An address outside the app, on the API host. */
  external?: true;
}

/** What visitors see. */
export const visitorEntries: readonly NavEntry[] = [
  { entry: "pricing" },
  { entry: "howItWorks" },
  { entry: "privacyPolicy" },
  { entry: "termsOfService" },
  { entry: "apiDocs", external: true },
];

/** Main entries: on the bar from 1024 px on. */
export const workEntries: readonly NavEntry[] = [
  { entry: "chat", icon: MessageSquare },
  { entry: "inbox", icon: Inbox },
  { entry: "connections", icon: Cable },
  { entry: "playbooks", icon: NotebookText },
  { entry: "apiKeys", icon: KeyRound },
];

/** Rarely used: behind `Welcome, {email}`. */
export const accountEntries: readonly NavEntry[] = [
  { entry: "profile", icon: User },
  { entry: "account", icon: ShieldUser },
  { entry: "organization", icon: Building2 },
];

/** For administrators, in the same menu. */
export const adminEntries: readonly NavEntry[] = [
  { entry: "adminSettings", icon: SlidersHorizontal },
  { entry: "adminUsers", icon: Users },
  { entry: "adminModels", icon: BrainCircuit },
  { entry: "adminUsage", icon: ChartColumn },
  { entry: "adminHealth", icon: Activity },
  { entry: "adminAudit", icon: ScrollText },
];

/** In the drawer too: a screen of fixed height shows no footer on a phone. */
export const legalEntries: readonly NavEntry[] = [
  { entry: "privacyPolicy" },
  { entry: "termsOfService" },
];

export const logoutEntry: NavEntry = { entry: "logout", external: true };
