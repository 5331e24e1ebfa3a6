import type {
  BuildState,
  ShellAccount,
  ShellEntry,
  ShellPaths,
} from "@switchboard/ui/patterns/shell";
import type { Paths } from "../config/paths.ts";
import type { Account } from "../session/account.ts";
import type { AppInfoState } from "../session/app-info.ts";

/** The account in the shell. */
export function toAccount(account: Account, switchingToId: string | null): ShellAccount {
  if (account.status !== "user") return { kind: account.status };
  const { user } = account;
  return {
    kind: "user",
    user: {
      email: user.email,
      balance: user.balance,
      isAdmin: user.is_admin,
      organizations: user.organizations,
      activeOrganizationId: user.active_organization_id,
      switchingToId,
    },
  };
}

/** The version in the footer. Without an answer it is unknown, not loading. */
export function toBuild(state: AppInfoState): BuildState {
  if (state.status === "loading") return { kind: "loading" };
  return {
    kind: "known",
    version: state.status === "ready" ? state.info.app_version || null : null,
  };
}

/** The addresses of the shell; without those that the server has no page for. */
export function toShellPaths(paths: Paths, state: AppInfoState): ShellPaths {
  const hasAccount = state.status === "ready" && state.info.extensions?.includes("account");
  return hasAccount ? paths : { ...paths, account: undefined };
}

const entries = [
  "pricing",
  "howItWorks",
  "privacyPolicy",
  "termsOfService",
  "login",
  "chat",
  "inbox",
  "connections",
  "playbooks",
  "apiKeys",
  "profile",
  "account",
  "organization",
  "adminSettings",
  "adminUsers",
  "adminModels",
  "adminUsage",
  "adminHealth",
  "adminAudit",
] as const satisfies readonly ShellEntry[];

/** The navigation entry of the current page, or of the page above it. */
export const currentEntry = (path: string, paths: Paths): ShellEntry | null =>
  entries.find((entry) => path === paths[entry] || path.startsWith(`${paths[entry]}/`)) ?? null;
