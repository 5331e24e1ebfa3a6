import type { InboxIntent } from "@switchboard/ui/patterns/inbox-list";
import type { InboxScreenProps } from "@switchboard/ui/screens/inbox";
import { useEffect, useMemo, useRef, useState } from "react";
import { useToast } from "@switchboard/ui/toast";
import { useNavigate, useNavigation, useSearchParams } from "react-router";
import { inboxOf } from "../inbox/inbox.ts";
import { type InboxFilter, readFilter, toSearch } from "../inbox/inbox-filter.ts";
import { addTaskPrompt } from "../inbox/inbox-prompts.ts";
import { visibleItems } from "../inbox/inbox-state.ts";
import { toFilters } from "../inbox/inbox-views.ts";
import { toInboxRow } from "../inbox/to-inbox-row.ts";
import { useResolve } from "../inbox/use-resolve.ts";
import type { TakeIntent } from "../inbox/take-intent.ts";
import { useTake } from "../inbox/use-take.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { useNow } from "./use-now.ts";

/** How long a search waits for further letters. */
const TYPING_MS = 250;

/** The state of the inbox and what can be done in it. */
export function useInboxScreen(): Omit<InboxScreenProps, "brand"> {
  const services = useServices();
  const { appInfo, inboxKeys, inboxSummary, now: clock, paths } = services;
  const inbox = inboxOf(services);
  const state = useStore(inbox.store);
  const playbooks = useStore(inbox.playbooks);
  const counts = useStore(inboxSummary.store);
  const keys = useStore(inboxKeys.store);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const toast = useToast();
  const { take } = useTake();
  const resolve = useResolve();
  const [asking, setAsking] = useState<TakeIntent | null>(null);
  const [returnTo] = useState(inbox.left);
  useEffect(() => inbox.leave(null), [inbox]);
  const full = appInfo.has("inbox");
  const { filter } = state;
  const search = toSearch(filter);
  const shown = visibleItems(state);
  const items = useMemo(
    () => shown.map((item) => toInboxRow(item, paths, search, state.problems.get(item.id))),
    [shown, paths, search, state.problems],
  );
  const setFilter = (part: Partial<InboxFilter>) => {
    const next = toSearch({ ...readFilter(new URLSearchParams(window.location.search)), ...part });
    void navigate(`${paths.inbox}${next}`, { replace: true });
  };
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dropSearch = () => clearTimeout(typing.current);
  const going = useNavigation().location;
  const isLeaving = going !== undefined && going.pathname !== paths.inbox;
  // A search that still waits would navigate after whoever left meanwhile, and bring them back to the list. What opens
  // something drops the search itself, since the router tells of a navigation only with its next render.
  useEffect(() => {
    if (isLeaving) clearTimeout(typing.current);
    return () => clearTimeout(typing.current);
  }, [isLeaving]);
  const closeAdd = () => void navigate(`${paths.inbox}${search}`, { replace: true });

  const onIntent = (intent: InboxIntent) => {
    if (intent.type === "open") {
      dropSearch();
      inbox.leave(intent.id);
    } else if (intent.type === "undo") toast.undoLast();
    else if (intent.type === "retry") void inbox.refresh();
    else if (intent.type === "delete") setAsking(intent);
    else take(intent);
  };
  const others = state.rest ? Math.max(0, state.total - shown.length) : 0;
  const count = (asking?.ids.length ?? 0) + (asking?.of === "selection" ? others : 0);
  const byId = (id: string) => shown.find((item) => item.id === id);
  return {
    place: inbox.place,
    paths: { inboxSources: paths.inboxSources, addTask: `${paths.inbox}?${addQuery(search)}` },
    playbooksFor: ({ sourceType }) =>
      playbooks.filter(({ target_source_type }) => target_source_type === sourceType),
    state: {
      kind: "ready",
      items,
      total: state.total,
      folder: filter.folder,
      status: state.status,
      more: state.cursor === null ? null : state.more,
      selected: state.selected,
      rest: state.rest !== null,
      busy: state.busy,
      filters: full ? toFilters(filter, paths.inbox, counts) : null,
      deleting: asking && {
        count,
        title: count === 1 ? (byId(asking.ids[0] ?? "")?.title ?? null) : null,
        mail: asking.of !== "item" && asking.ids.some((id) => byId(id)?.source_type === "email"),
        busy: false,
      },
      restorable: full,
      adding: full && query.get("add") === "task",
      alert: state.alert,
      progress: state.progress,
      now: new Date(useNow(clock, true, 60_000)).toISOString(),
      keys,
      returnTo,
    },
    actions: {
      onIntent,
      onSelect: inbox.select,
      onMore: () => void inbox.more(),
      onSearch: (text) => {
        dropSearch();
        typing.current = setTimeout(() => setFilter({ query: text }), TYPING_MS);
      },
      onPriority: (priority) => setFilter({ priority }),
      onKeys: inboxKeys.choose,
      onConfirmDelete: () => {
        if (asking) take(asking);
        setAsking(null);
      },
      onCancelDelete: () => setAsking(null),
      onCloseAlert: () => inbox.showAlert(null),
      onResolveInChat: ({ id }) => {
        const item = byId(id);
        if (!item) return;
        dropSearch();
        void resolve.inChat(item);
      },
      onPlaybook: ({ id, playbookId }) => {
        const item = byId(id);
        const playbook = playbooks.find((one) => one.id === playbookId);
        if (!item || !playbook) return;
        dropSearch();
        void resolve.withPlaybook(item, playbook);
      },
      onAdd: full
        ? async ({ title, description, priority, dueDate }) => {
            await inbox.add({
              title,
              priority,
              ...(description !== "" && { description }),
              ...(dueDate !== "" && { due_date: dueDate }),
            });
            toast.show({ message: "Task added", tone: "success" });
            closeAdd();
          }
        : undefined,
      onCloseAdd: closeAdd,
      onAskToAdd: () => {
        dropSearch();
        void navigate(paths.chat, { state: { initialPrompt: addTaskPrompt } });
      },
    },
  };
}

/** The query of the form over the list that is shown. */
const addQuery = (search: string): string => {
  const query = new URLSearchParams(search);
  query.set("add", "task");
  return query.toString();
};
