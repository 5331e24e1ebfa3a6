import type { Client } from "@switchboard/api-client";
import { createContext, type ReactNode, use } from "react";
import type { AppConfig } from "./config/default-config.ts";
import type { Paths } from "./config/paths.ts";
import type { AccountService } from "./session/account.ts";

/** What the public pages need: part of the services of the app, and all that a visitor's pages have. */
export type Site = {
  readonly config: AppConfig;
  readonly paths: Paths;
  readonly api: Pick<Client, "call">;
  readonly account: Pick<AccountService, "store">;
};

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** What a public page needs, in the app and outside of it. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error("useSite needs a SiteProvider above it.");
  return site;
}
