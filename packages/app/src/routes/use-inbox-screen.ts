import type { InboxIntent } from "@switchboard/ui/patterns/inbox-list";
import type { InboxScreenProps } from "@switchboard/ui/screens/inbox";
import { useEffect, useMemo, useState } from "react";
import { useToast } from "@switchboard/ui/toast";
import { useNavigate, useSearchParams } from "react-router";
import { inboxOf } from "../inbox/inbox.ts";
import { toSearch } from "../inbox/inbox-filter.ts";
import { addTaskPrompt } from "../inbox/inbox-prompts.ts";
import { visibleItems } from "../inbox/inbox-state.ts";
import { toFilters } from "../inbox/inbox-views.ts";
import { toInboxRow } from "../inbox/to-inbox-row.ts";
import { toTaskCreate } from "../inbox/to-task-create.ts";
import { useDeleteQuestion } from "../inbox/use-delete-question.ts";
import { useFilterAddress } from "../inbox/use-filter-address.ts";
import { useResolve } from "../inbox/use-resolve.ts";
import { useTake } from "../inbox/use-take.ts";
import { useTasks } from "../inbox/use-tasks.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { useNow } from "./use-now.ts";

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
  const { take, undoLast } = useTake();
  const resolve = useResolve();
  const tasks = useTasks();
  const address = useFilterAddress();
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
  const question = useDeleteQuestion(state, shown, take);
  const closeAdd = () => void navigate(`${paths.inbox}${search}`, { replace: true });

  const onIntent = (intent: InboxIntent) => {
    if (intent.type === "open") {
      address.dropSearch();
      inbox.leave(intent.id);
    } else if (intent.type === "undo") undoLast();
    else if (intent.type === "retry") void inbox.refresh();
    else if (intent.type === "delete") question.ask(intent);
    else take(intent);
  };
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
      deleting: question.deleting,
      restorable: full,
      adding: full && query.get("add") === "task",
      alert: state.alert,
      progress: state.progress,
      now: new Date(useNow(clock, true, 60_000)).toISOString(),
      keys,
      returnTo,
    },
    actions: {
      tasks,
      onIntent,
      onSelect: inbox.select,
      onMore: () => void inbox.more(),
      onSearch: address.search,
      onPriority: (priority) => address.setFilter({ priority }),
      onKeys: inboxKeys.choose,
      onConfirmDelete: question.confirm,
      onCancelDelete: question.cancel,
      onCloseAlert: () => inbox.showAlert(null),
      onResolveInChat: ({ id }) => {
        const item = byId(id);
        if (!item) return;
        address.dropSearch();
        void resolve.inChat(item);
      },
      onPlaybook: ({ id, playbookId }) => {
        const item = byId(id);
        const playbook = playbooks.find((one) => one.id === playbookId);
        if (!item || !playbook) return;
        address.dropSearch();
        void resolve.withPlaybook(item, playbook);
      },
      onAdd: full
        ? async (task) => {
            await inbox.add(toTaskCreate(task));
            toast.show({ message: "Task added", tone: "success" });
            closeAdd();
          }
        : undefined,
      onCloseAdd: closeAdd,
      onAskToAdd: () => {
        address.dropSearch();
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
