import { listPlaybooks } from "@switchboard/api-client/calls";
import type { FoundThings } from "@switchboard/ui/patterns/app-search";
import { loadSessionPage } from "../chat/session-pages.ts";
import { everything } from "../inbox/inbox-filter.ts";
import { loadPage } from "../inbox/inbox-pages.ts";
import { stepOf } from "../inbox/to-inbox-row.ts";
import type { Services } from "../services.ts";

type SearchDeps = Pick<Services, "api" | "appInfo" | "paths">;

/** Few enough to be seen at a glance; more words find what is not among them. */
const SHOWN = 6;

/** The chats and items of a query, which the server searches: their lists may be long. */
export async function loadFound(
  { api, appInfo, paths }: SearchDeps,
  query: string,
): Promise<FoundThings> {
  const [chats, items] = await Promise.all([
    loadSessionPage(api, appInfo, query, null),
    appInfo.has("inbox")
      ? loadPage(api, { ...everything, query }, null, SHOWN)
      : { items: [], cursor: null, total: 0 },
  ]);
  return {
    chats: chats.rows
      .slice(0, SHOWN)
      .map(({ id, title }) => ({ id, label: title, href: paths.chatSession(id) })),
    items: items.items.map((item) => ({
      id: item.id,
      label: item.title,
      hint: item.from_address ?? item.status,
      href: stepOf(item, paths)?.step?.href ?? paths.inboxItem(item.id),
    })),
  };
}

/** The playbooks of a person, all at once: there are few. */
export async function loadPlaybooksToFind({
  api,
  paths,
}: SearchDeps): Promise<NonNullable<FoundThings["playbooks"]>> {
  const playbooks = await api.list(listPlaybooks);
  return playbooks.map(({ id, name }) => ({ id, label: name, href: paths.playbookEdit(id) }));
}
