import { createClient } from "@switchboard/api-client";
import type { PublicPageData, PublicPageName } from "@switchboard/api-client/public-pages";
import { LocaleProvider } from "@switchboard/ui/locale";
import { type ShellEntry, VisitorShell } from "@switchboard/ui/patterns/shell";
import { useEffect, useState } from "react";
import { defaultConfig } from "../config/default-config.ts";
import { createPaths } from "../config/paths.ts";
import type { Account } from "../session/account.ts";
import { createStore } from "../session/store.ts";
import { keepTheme, readTheme } from "../session/theme.ts";
import { type Site, SiteProvider } from "../site-context.tsx";
import { repeatEarlyPress } from "./early-press.ts";
import { PageBoundary } from "./page-boundary.tsx";
import type { VisitorPage } from "./visitor-pages.tsx";

const entries: Partial<Record<PublicPageName, ShellEntry>> = {
  pricing: "pricing",
  howItWorks: "howItWorks",
  privacyPolicy: "privacyPolicy",
  termsOfService: "termsOfService",
};

function createVisitorSite({ brand }: PublicPageData): Site {
  const config = { ...defaultConfig, brand };
  return {
    config,
    paths: createPaths(config),
    api: createClient(),
    account: { store: createStore<Account>({ status: "visitor" }) },
  };
}

interface VisitorSiteProps {
  name: PublicPageName;
  page: VisitorPage;
  data: PublicPageData;
}

/** A public page in its shell, the same on the server and in the browser. */
export function VisitorSite({ name, page, data }: VisitorSiteProps) {
  const [site] = useState(() => createVisitorSite(data));
  const [theme, setTheme] = useState(readTheme);
  useEffect(repeatEarlyPress, []);
  return (
    // As the texts are. With each browser's own format a page would differ from what the server sent.
    <LocaleProvider locale="en-US" timeZone="UTC">
      <SiteProvider site={site}>
        <VisitorShell
          brand={data.brand}
          build={{ kind: "known", version: data.version }}
          current={entries[name] ?? null}
          onThemeChange={(choice) => {
            setTheme(choice);
            keepTheme(choice);
          }}
          paths={site.paths}
          theme={theme}
          year={data.year}
        >
          <PageBoundary>{page(data)}</PageBoundary>
        </VisitorShell>
      </SiteProvider>
    </LocaleProvider>
  );
}
