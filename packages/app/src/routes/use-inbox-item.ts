import type { InboxItem } from "@switchboard/api-client";
import { getInboxItem } from "@switchboard/api-client/calls";
import type { InboxItemScreenProps } from "@switchboard/ui/screens/inbox-item";
import { useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { inboxOf } from "../inbox/inbox.ts";
import { toSearch } from "../inbox/inbox-filter.ts";
import { draftReplyPrompt } from "../inbox/inbox-prompts.ts";
import { visibleItems } from "../inbox/inbox-state.ts";
import { toInboxItem, toItemRun, withMailParts } from "../inbox/to-inbox-item.ts";
import { useResolve } from "../inbox/use-resolve.ts";
import { useTake } from "../inbox/use-take.ts";
import { useTasks } from "../inbox/use-tasks.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { useLiveRuns } from "./use-live-runs.ts";
import { useNow } from "./use-now.ts";
import { useSummary } from "./use-summary.ts";

type Act = "archive" | "delete" | "restore";

/** The page of an item: what it shows, and what can be done about it. */
export function useInboxItem(loaded: InboxItem): InboxItemScreenProps {
  const services = useServices();
  const { api, appInfo, inboxKeys, inboxSummary, now: clock, paths } = services;
  const inbox = inboxOf(services);
  const state = useStore(inbox.store);
  const playbooks = useStore(inbox.playbooks);
  const keys = useStore(inboxKeys.store);
  const navigate = useNavigate();
  const { takeThen, undoLast } = useTake();
  const resolve = useResolve();
  const { revalidate } = useRevalidator();
  const tasks = useTasks(() => void revalidate());
  const [busy, setBusy] = useState<Act | null>(null);
  const [asking, setAsking] = useState(false);
  const { item, summarizing, summarizeAgain } = useSummary(loaded);
  const runs = useLiveRuns(
    loaded.playbook_runs,
    async () => (await api.call(getInboxItem, { path: { id: loaded.id } })).playbook_runs,
  );
  // Not in the loader: one that reads the item again ends after the item was taken away, and the list would look for it.
  useEffect(() => inbox.leave(loaded.id), [inbox, loaded.id]);
  // Another window may have taken it away.
  useEffect(() => inboxSummary.onChange(() => void revalidate()), [inboxSummary, revalidate]);

  const search = toSearch(state.filter);
  const listHref = `${paths.inbox}${search}`;
  // Until it is left, the item keeps its place.
  const shown = busy === null ? visibleItems(state) : state.items;
  const at = shown.findIndex(({ id }) => id === item.id);
  const hrefOf = (index: number) => {
    const other = at < 0 ? undefined : shown[index];
    return other ? `${paths.inboxItem(other.id)}${search}` : null;
  };
  const neighbours = { previous: hrefOf(at - 1), next: hrefOf(at + 1), list: listHref };
  const isMail = item.source_type === "email";

  const act = async (type: Act, goTo: string) => {
    if (busy !== null) return;
    setBusy(type);
    // The list goes on where this item was.
    const heir = shown[at + 1] ?? shown[at - 1];
    const of = isMail ? "mail" : "item";
    const worked = await takeThen(
      { type, of, ids: [item.id] },
      isMail ? (message) => `Failed to ${type} email: ${message}` : undefined,
    );
    setBusy(null);
    setAsking(false);
    if (!worked) return;
    inbox.leave(at < 0 ? null : (heir?.id ?? null));
    await navigate(goTo);
  };
  const go = (href: string | null) => {
    if (href !== null) void navigate(href);
  };
  return {
    state: {
      kind: "ready",
      item: toInboxItem(item, paths, summarizing),
      position: at < 0 ? null : { index: at + 1, total: state.total + (busy === null ? 0 : 1) },
      previousHref: neighbours.previous,
      nextHref: neighbours.next,
      listHref,
      playbooks: playbooks.filter(
        ({ target_source_type }) => target_source_type === item.source_type,
      ),
      runs: (runs ?? []).map((run) => toItemRun(run, paths)),
      busy,
      deleting: asking
        ? { count: 1, title: item.title, mail: isMail, busy: busy === "delete" }
        : null,
      restorable: appInfo.has("inbox"),
      alert: state.alert,
      now: new Date(useNow(clock, true, 60_000)).toISOString(),
      keys,
    },
    actions: {
      tasks,
      onArchive: ({ next }) => void act("archive", (next && neighbours.next) || listHref),
      onDelete: () => setAsking(true),
      onRestore: () => void act("restore", listHref),
      onConfirmDelete: () => void act("delete", listHref),
      onCancelDelete: () => setAsking(false),
      onCloseAlert: () => inbox.showAlert(null),
      onSummarize: summarizeAgain,
      onDraftReply: () => void resolve.ask(draftReplyPrompt(withMailParts(item)), item),
      onResolveInChat: () => void resolve.inChat(item),
      onPlaybook: ({ id }) => {
        const playbook = playbooks.find((one) => one.id === id);
        if (playbook) void resolve.withPlaybook(item, playbook);
      },
      onRehearse: appInfo.has("rehearsals")
        ? ({ id }) => {
            const playbook = playbooks.find((one) => one.id === id);
            if (playbook) void resolve.withPlaybook(item, playbook, true);
          }
        : undefined,
      onGo: (to) => go(neighbours[to]),
      onUndo: undoLast,
      onKeys: inboxKeys.choose,
    },
  };
}
