import { switchOrganization } from "@switchboard/api-client/calls";
import { useCommandKey } from "@switchboard/ui/hooks/use-command-key";
import { UnsavedChangesProvider } from "@switchboard/ui/unsaved-changes";
import { latePart } from "@switchboard/ui/late-part";
import { LinkProvider } from "@switchboard/ui/link";
import { Shell } from "@switchboard/ui/patterns/shell";
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRevalidator,
} from "react-router";
import { useActions } from "../actions/use-actions.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { keepTheme, readTheme, type ThemeChoice } from "../session/theme.ts";
import { ConfirmEmail } from "./confirm-email.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { RouterLink } from "./router-link.tsx";
import { currentEntry, toAccount, toBuild, toShellPaths } from "./shell-view.ts";

/** Its code is loaded when it is first opened: most pages are left without a search. */
const SearchDialog = latePart(async () => (await import("../search/app-search.tsx")).SearchDialog);

const loadAlert = () => import("./root-alert.tsx");
// It says that something failed, and its own code may fail with it: then the browser says so.
const RootAlert = lazy<ComponentType<AlertProps>>(() =>
  loadAlert().catch(() => ({ default: BrowserAlert })),
);

type AlertProps = { message: string; onClose: () => void; open: boolean };

function BrowserAlert({ message, onClose }: AlertProps) {
  const say = useEffectEvent(() => {
    window.alert(message);
    onClose();
  });
  useEffect(() => say(), []);
  return null;
}

/** Its grid scrolls in itself. */
const fileReading = /^\/ui\/files\/[^/]+\/reading$/;

/** The shell around every page. */
export function RootLayout() {
  const { account, api, appInfo, config, inboxSummary, paths, now } = useServices();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const info = useStore(appInfo.store);
  const [theme, setTheme] = useState(readTheme);
  const { actions, alert, closeAlert } = useActions({
    switchTo: {
      run: async ({ id }: { id: string }) => {
        // There before it may have to say that this failed.
        void loadAlert().catch(() => undefined);
        await api.call(switchOrganization, { path: { id } });
        await account.refresh();
        // The pages show the data of the new one.
        await revalidate();
      },
      alert: () => "Could not switch organization. Please try again.",
    },
  });
  const waiting = useStore(inboxSummary.store);
  const pages = toShellPaths(paths, info);
  const who = useStore(account.store);
  const isUser = who.status === "user";
  const [search, setSearch] = useState<"never" | "open" | "closed">("never");
  useCommandKey(() => setSearch(search === "open" ? "closed" : "open"), isUser);
  const [switchingToId = null] = actions.switchTo.busy;
  const chooseTheme = (choice: ThemeChoice) => {
    setTheme(choice);
    keepTheme(choice);
  };
  return (
    <LinkProvider link={RouterLink}>
      <Shell
        brand={config.brand}
        paths={pages}
        account={toAccount(who, switchingToId)}
        banner={<ConfirmEmail />}
        build={toBuild(info)}
        year={now().getFullYear()}
        current={currentEntry(pathname, paths)}
        badges={waiting ? { inbox: waiting.open } : undefined}
        fixed={
          pathname === paths.chat ||
          pathname.startsWith(`${paths.chat}/`) ||
          pathname === paths.inbox ||
          fileReading.test(pathname)
        }
        routeLoading={state === "loading"}
        theme={theme}
        onThemeChange={chooseTheme}
        onSearch={() => setSearch("open")}
        onSwitchOrganization={actions.switchTo.run}
      >
        <UnsavedChangesProvider>
          <LeaveGuard />
          <Outlet />
        </UnsavedChangesProvider>
        <ScrollRestoration />
      </Shell>
      {isUser && search !== "never" && (
        <SearchDialog
          onOpenChange={(open) => setSearch(open ? "open" : "closed")}
          onThemeChange={chooseTheme}
          open={search === "open"}
          pages={pages}
        />
      )}
      {alert !== null && (
        <Suspense>
          <RootAlert message={alert} onClose={closeAlert} open />
        </Suspense>
      )}
    </LinkProvider>
  );
}
