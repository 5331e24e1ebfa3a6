import { LinkProvider } from "@switchboard/ui/link";
import { PageSkeleton, Shell } from "@switchboard/ui/patterns/shell";
import { LoadErrorScreen } from "@switchboard/ui/screens/load-error";
import { type ReactNode, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRouteError } from "react-router";
import { useStore } from "../session/store.ts";
import { keepTheme, readTheme } from "../session/theme.ts";
import { useServices } from "../services-context.tsx";
import { messageOf } from "./errors.ts";
import { RouterLink } from "./router-link.tsx";
import { currentEntry, toAccount, toBuild } from "./shell-view.ts";
import { useOrganizationSwitch } from "./use-organization-switch.tsx";

/** The shell around every page. */
export function RootLayout() {
  const location = useLocation();
  const { state } = useNavigation();
  return (
    <AppShell path={location.pathname} routeLoading={state === "loading"}>
      <Outlet />
      <ScrollRestoration />
    </AppShell>
  );
}

/** The user's own record could not be loaded: nothing but the way to the login is left. */
export function RootError() {
  const { paths } = useServices();
  const error = useRouteError();
  return (
    <AppShell path="">
      <LoadErrorScreen state={{ kind: "failed", message: messageOf(error) }} paths={paths} />
    </AppShell>
  );
}

/** Before anything is known. */
export function RootLoading() {
  return (
    <AppShell path={window.location.pathname}>
      <PageSkeleton />
    </AppShell>
  );
}

function AppShell({
  path,
  routeLoading = false,
  children,
}: {
  path: string;
  routeLoading?: boolean;
  children: ReactNode;
}) {
  const services = useServices();
  const { account, appInfo, config, paths, now } = services;
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
        current={currentEntry(path, paths)}
        fixed={path === paths.chat || path.startsWith(`${paths.chat}/`)}
        routeLoading={routeLoading}
        theme={theme}
        onThemeChange={(choice) => {
          setTheme(choice);
          keepTheme(choice);
        }}
        onSwitchOrganization={onSwitchOrganization}
      >
        {children}
      </Shell>
      {alert}
    </LinkProvider>
  );
}
