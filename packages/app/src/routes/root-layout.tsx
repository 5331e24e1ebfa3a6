import { LinkProvider } from "@switchboard/ui/link";
import { Shell } from "@switchboard/ui/patterns/shell";
import { useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { useStore } from "../session/store.ts";
import { keepTheme, readTheme } from "../session/theme.ts";
import { useServices } from "../services-context.tsx";
import { RouterLink } from "./router-link.tsx";
import { currentEntry, toAccount, toBuild } from "./shell-view.ts";
import { useOrganizationSwitch } from "./use-organization-switch.tsx";

/** The shell around every page. */
export function RootLayout() {
  const services = useServices();
  const { account, appInfo, config, paths, now } = services;
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const [theme, setTheme] = useState(readTheme);
  const { switchingToId, onSwitchOrganization, alert } = useOrganizationSwitch(services);
  return (
    <LinkProvider link={RouterLink}>
      <Shell
        brand={config.brand}
        paths={paths}
        account={toAccount(useStore(account.store), switchingToId)}
        build={toBuild(useStore(appInfo.store))}
        year={now().getFullYear()}
        current={currentEntry(pathname, paths)}
        fixed={pathname === paths.chat || pathname.startsWith(`${paths.chat}/`)}
        routeLoading={state === "loading"}
        theme={theme}
        onThemeChange={(choice) => {
          setTheme(choice);
          keepTheme(choice);
        }}
        onSwitchOrganization={onSwitchOrganization}
      >
        <Outlet />
        <ScrollRestoration />
      </Shell>
      {alert}
    </LinkProvider>
  );
}
