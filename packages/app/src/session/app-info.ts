import type { Client, AppInfo } from "@switchboard/api-client";
import { getAppInfo } from "@switchboard/api-client/calls";
import { createStore, type Store } from "./store.ts";

/** What the server says about itself. The shell renders without it; only pages that list plugins need it. */
export type AppInfoState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly info: AppInfo }
  | { readonly status: "failed"; readonly message: string };

/** Groups of calls beyond the specification. One is used only when the server names it. */
export type Extension =
  | "runs"
  | "approvals"
  | "sessions"
  | "ledger"
  | "watch"
  | "connection-health"
  | "dataset-preview"
  | "dataset-questions"
  | "questions"
  | "learned-words"
  | "file-reading"
  | "file-versions"
  | "column-roles"
  | "sources"
  | "message-pages"
  | "discovery"
  | "services-by-document"
  | "grants"
  | "reconnects"
  | "images"
  | "create-account"
  | "inbox"
  | "playbooks"
  | "playbook-preview"
  | "notification-settings"
  | "billing-portal"
  | "api-key-limits"
  | "rehearsals"
  | "automations"
  | "account"
  | "account-deletion"
  | "account-export"
  | "account-email"
  | "two-step"
  | "invitations"
  | "organization-owner"
  | "shared-credits"
  | "audit"
  | "administration"
  | "credits"
  | "credit-limits"
  | "health"
  | "models"
  | "model-evaluations"
  | "fact-proposals"
  /** The built-in stand-ins for mail and for an identity provider. */
  | "local-outbox"
  | "local-portal";

export type AppInfoService = {
  readonly store: Store<AppInfoState>;
  /** Waits for the one request. Never rejects. */
  ensure(): Promise<AppInfoState>;
  /** Asks the server again, for example after a tool was added; the old state stays until the answer. Never rejects. */
  refresh(): Promise<AppInfoState>;
  /** The info, or an error with the specified sentence. */
  require(): Promise<AppInfo>;
  has(extension: Extension): boolean;
};

export const appInfoTexts = {
  notLoaded: "Could not load application information.",
  invalid: "Invalid configuration was received from the server.",
} as const;

export function createAppInfo(api: Client): AppInfoService {
  const store = createStore<AppInfoState>({ status: "loading" });
  let asking: Promise<AppInfoState> | null = null;

  const load = async (): Promise<AppInfoState> => {
    try {
      const info: unknown = await api.call(getAppInfo);
      return isAppInfo(info)
        ? { status: "ready", info }
        : { status: "failed", message: appInfoTexts.invalid };
    } catch {
      return { status: "failed", message: appInfoTexts.notLoaded };
    }
  };

  const refresh = () =>
    (asking = load().then((state) => {
      store.set(state);
      return state;
    }));

  // A failed attempt is made again by the next page that needs it.
  const ensure = () => (asking === null || store.get().status === "failed" ? refresh() : asking);

  return {
    store,
    ensure,
    refresh,
    async require() {
      const state = await ensure();
      if (state.status === "ready") return state.info;
      throw new Error(state.status === "failed" ? state.message : appInfoTexts.notLoaded);
    },
    has(extension) {
      const state = store.get();
      return state.status === "ready" && state.info.extensions?.includes(extension) === true;
    },
  };
}

function isAppInfo(value: unknown): value is AppInfo {
  return (
    typeof value === "object" &&
    value !== null &&
    Array.isArray((value as { plugins?: unknown }).plugins)
  );
}
