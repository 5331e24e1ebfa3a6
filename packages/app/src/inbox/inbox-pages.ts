import type { Client, InboxItem } from "@switchboard/api-client";
import { listInboxItems } from "@switchboard/api-client/calls";
import type { Services } from "../services.ts";
import { type InboxFilter, toQuery } from "./inbox-filter.ts";
import type { LoadedPage } from "./inbox-state.ts";

/** The most items of one call. */
export const LARGEST_PAGE = 500;

/** Loads a page of the list. */
export async function loadPage(
  api: Client,
  filter: InboxFilter,
  cursor: string | null,
  limit: number,
): Promise<LoadedPage> {
  const query = { ...toQuery(filter), view: "list" as const, limit, ...(cursor && { cursor }) };
  const { items, next_cursor, total } = await api.page(listInboxItems, { query });
  return { items, cursor: next_cursor, total };
}

/** Loads the beginning of the list, at least `count` items of it, in as many calls as that needs. */
export async function loadItems(
  { api, appInfo }: Pick<Services, "api" | "appInfo">,
  filter: InboxFilter,
  count: number,
): Promise<LoadedPage> {
  if (!appInfo.has("inbox")) {
    const items = await api.list(listInboxItems);
    return { items, cursor: null, total: items.length };
  }
  const items: InboxItem[] = [];
  const next = (cursor: string | null) =>
    loadPage(api, filter, cursor, Math.min(LARGEST_PAGE, count - items.length));
  let last = await next(null);
  items.push(...last.items);
  while (last.cursor !== null && items.length < count) {
    last = await next(last.cursor);
    items.push(...last.items);
  }
  return { ...last, items };
}
