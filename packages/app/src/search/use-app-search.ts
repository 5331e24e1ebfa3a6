import type { AppSearchProps, FoundKind } from "@switchboard/ui/patterns/app-search";
import type { ShellPaths } from "@switchboard/ui/patterns/shell";
import { useEffect, useState } from "react";
import { useServices } from "../services-context.tsx";
import { connectionsOf } from "../session/account.ts";
import { useStore } from "../session/store.ts";
import type { ThemeChoice } from "../session/theme.ts";
import { pagesFor } from "./app-pages.ts";
import { createAppSearch } from "./create-app-search.ts";

const SEARCHED: ReadonlySet<FoundKind> = new Set(["chats", "items"]);
const NONE: ReadonlySet<FoundKind> = new Set();

type Search = Pick<AppSearchProps, "found" | "searched" | "status" | "onQueryChange" | "onRetry">;

/** What the search over everything finds for what is typed. */
export function useAppSearch(
  open: boolean,
  pages: ShellPaths,
  onTheme: (theme: ThemeChoice) => void,
): Search {
  const services = useServices();
  const account = useStore(services.account.store);
  const [service] = useState(() => createAppSearch(services));
  const { query, found, searchedFor, status } = useStore(service.store);
  useEffect(() => (open ? service.begin() : undefined), [open, service]);

  const isAdmin = account.status === "user" && account.user.is_admin;
  return {
    found: {
      ...found,
      pages: pagesFor(pages, services.paths, {
        isAdmin,
        onlyMain: query === "",
        has: services.appInfo.has,
        onTheme,
      }),
      connections: connectionsOf(account).map(({ id, name, connection_type }) => ({
        id,
        label: name,
        hint: connection_type,
        href: services.paths.connectionEdit(id),
      })),
    },
    // What was found for other words is filtered like the rest: Enter would open something that is not meant.
    searched: searchedFor === query ? SEARCHED : NONE,
    status,
    onQueryChange: service.search,
    onRetry: service.retry,
  };
}
