import type { InboxFolder, InboxSelection, InboxSourceType } from "@switchboard/api-client";

/** Which items are listed. */
export type InboxFilter = {
  readonly folder: InboxFolder;
  readonly sourceType: InboxSourceType | null;
  /** Only what the person alone can settle. */
  readonly waiting: boolean;
  readonly priority: string;
  readonly query: string;
};

/** The whole inbox. */
export const everything: InboxFilter = {
  folder: "open",
  sourceType: null,
  waiting: false,
  priority: "",
  query: "",
};

const sourceTypes: readonly string[] = [
  "email",
  "jira",
  "data_condition",
  "manual",
] satisfies InboxSourceType[];
const isSourceType = (value: string | null): value is InboxSourceType =>
  value !== null && sourceTypes.includes(value);

const folders = ["snoozed", "archived", "deleted"] as const satisfies InboxFolder[];

/** The filter of an address; what it cannot mean is passed over. */
export function readFilter(search: URLSearchParams): InboxFilter {
  const folder = search.get("folder");
  const sourceType = search.get("source_type");
  return {
    folder: folders.find((one) => one === folder) ?? "open",
    sourceType: isSourceType(sourceType) ? sourceType : null,
    waiting: search.get("waiting") === "true",
    priority: search.get("priority") ?? "",
    query: (search.get("query") ?? "").slice(0, 200),
  };
}

const isSet = (value: unknown): boolean =>
  value !== null && value !== "" && value !== false && value !== "open";

/** The members of a filter that say something, as the contract names them. */
function named({ folder, sourceType, waiting, priority, query }: InboxFilter) {
  const all = { folder, source_type: sourceType, waiting, priority, query };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isSet(value)));
}

/** The query of the list's call. */
export const toQuery = (filter: InboxFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(named(filter)).map(([name, value]) => [name, String(value)]));

/** The query of the page's address; empty for the whole inbox. */
export function toSearch(filter: InboxFilter): string {
  const search = new URLSearchParams(toQuery(filter)).toString();
  return search === "" ? "" : `?${search}`;
}

/** All that the filter lets through, but for some. */
export const toSelection = (
  filter: InboxFilter,
  except: readonly string[],
  before: string,
): InboxSelection => ({ ...named(filter), except: [...except], before });

export const sameFilter = (one: InboxFilter, other: InboxFilter): boolean =>
  toSearch(one) === toSearch(other);
