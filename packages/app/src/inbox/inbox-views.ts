import type { InboxSummary } from "@switchboard/api-client";
import type { InboxFilters, InboxViewId } from "@switchboard/ui/screens/inbox";
import { everything, type InboxFilter, sameFilter, toSearch } from "./inbox-filter.ts";

/** The filter of each list that can be chosen. */
const views: Record<InboxViewId, Partial<InboxFilter>> = {
  open: {},
  waiting: { waiting: true },
  email: { sourceType: "email" },
  jira: { sourceType: "jira" },
  data_condition: { sourceType: "data_condition" },
  manual: { sourceType: "manual" },
  snoozed: { folder: "snoozed" },
  archived: { folder: "archived" },
  deleted: { folder: "deleted" },
};

/** The lists that can be chosen, each with the query and the priority that are set. */
export function toFilters(
  filter: InboxFilter,
  path: string,
  counts: InboxSummary | null,
): InboxFilters {
  const { query, priority } = filter;
  return {
    views: (Object.keys(views) as InboxViewId[]).map((id) => {
      const own = { ...everything, query, priority, ...views[id] };
      return {
        id,
        href: `${path}${toSearch(own)}`,
        current: sameFilter(own, filter),
        ...(counts && id === "open" && { count: counts.open }),
        ...(counts && id === "waiting" && { count: counts.waiting }),
      };
    }),
    query,
    priority,
    clearHref: path,
    filtered: !sameFilter(filter, everything),
  };
}
