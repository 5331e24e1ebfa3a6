import type { AppSearchProps, FoundKind, FoundThings } from "@switchboard/ui/patterns/app-search";
import { useEffect, useState } from "react";
import { toShellPaths } from "../routes/shell-view.ts";
import { useServices } from "../services-context.tsx";
import { connectionsOf } from "../session/account.ts";
import { useStore } from "../session/store.ts";
import { pagesFor } from "./app-pages.ts";
import { loadFound, loadPlaybooksToFind } from "./load-found.ts";

const DEBOUNCE_MS = 150;
const SEARCHED: ReadonlySet<FoundKind> = new Set(["chats", "items"]);

type Search = Pick<AppSearchProps, "found" | "searched" | "status" | "onQueryChange" | "onRetry">;

/** What the search over everything finds for what is typed. */
export function useAppSearch(open: boolean): Search {
  const services = useServices();
  const account = useStore(services.account.store);
  const info = useStore(services.appInfo.store);
  const [query, setQuery] = useState("");
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<FoundThings>({});
  const [playbooks, setPlaybooks] = useState<FoundThings["playbooks"]>([]);
  const [status, setStatus] = useState<"ready" | "loading" | "error">("loading");

  useEffect(() => {
    if (!open) return;
    let isCurrent = true;
    // Without playbooks the rest is still found.
    void loadPlaybooksToFind(services)
      .then((loaded) => isCurrent && setPlaybooks(loaded))
      .catch(() => {});
    return () => {
      isCurrent = false;
      setQuery("");
    };
  }, [open, services]);

  useEffect(() => {
    if (!open) return;
    let isCurrent = true;
    setStatus("loading");
    const search = async () => {
      try {
        const next = await loadFound(services, query.trim());
        if (!isCurrent) return;
        setFound(next);
        setStatus("ready");
      } catch {
        if (isCurrent) setStatus("error");
      }
    };
    const waiting = setTimeout(() => void search(), query === "" ? 0 : DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(waiting);
    };
  }, [open, query, attempt, services]);

  const isAdmin = account.status === "user" && account.user.is_admin;
  return {
    found: {
      ...found,
      pages: pagesFor(toShellPaths(services.paths, info), isAdmin),
      connections: connectionsOf(account).map(({ id, name, connection_type }) => ({
        id,
        label: name,
        hint: connection_type,
        href: services.paths.connectionEdit(id),
      })),
      playbooks: playbooks ?? [],
    },
    searched: SEARCHED,
    status,
    onQueryChange: setQuery,
    onRetry: () => setAttempt((before) => before + 1),
  };
}
