import type { InboxItem } from "@switchboard/api-client";
import type { InboxDeletion } from "@switchboard/ui/screens/inbox";
import { useState } from "react";
import type { InboxListState } from "./inbox-state.ts";
import type { TakeIntent } from "./take-intent.ts";

/** Asks before items are deleted. @param shown those of the list that are shown */
export function useDeleteQuestion(
  { rest, total }: InboxListState,
  shown: readonly InboxItem[],
  take: (intent: TakeIntent) => void,
) {
  const [asking, setAsking] = useState<TakeIntent | null>(null);
  const others = rest ? Math.max(0, total - shown.length) : 0;
  const count = (asking?.ids.length ?? 0) + (asking?.of === "selection" ? others : 0);
  const byId = (id: string) => shown.find((item) => item.id === id);
  const deleting: InboxDeletion | null = asking && {
    count,
    title: count === 1 ? (byId(asking.ids[0] ?? "")?.title ?? null) : null,
    mail: asking.of !== "item" && asking.ids.some((id) => byId(id)?.source_type === "email"),
    busy: false,
  };
  return {
    deleting,
    ask: setAsking,
    confirm: () => {
      if (asking) take(asking);
      setAsking(null);
    },
    cancel: () => setAsking(null),
  };
}
