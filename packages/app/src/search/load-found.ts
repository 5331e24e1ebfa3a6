import { listDatasets, listPlaybooks, listReadyMadePlaybooks } from "@switchboard/api-client/calls";
import type { Found, FoundThings } from "@switchboard/ui/patterns/app-search";
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
  const itemsIn = async (folder: "open" | "snoozed") =>
    appInfo.has("inbox")
      ? (await loadPage(api, { ...everything, folder, query }, null, SHOWN)).items
      : [];
  const [chats, open, snoozed] = await Promise.all([
    loadSessionPage(api, appInfo, query, null),
    itemsIn("open"),
    // Without words, what is put off stays out of sight here too.
    query === "" ? [] : itemsIn("snoozed"),
  ]);
  return {
    chats: chats.rows
      .slice(0, SHOWN)
      .map(({ id, title }) => ({ id, label: title, href: paths.chatSession(id) })),
    items: [...open, ...snoozed].slice(0, SHOWN).map((item) => ({
      id: item.id,
      label: item.title,
      hint: item.folder === "snoozed" ? "Snoozed" : (item.from_address ?? undefined),
      href: stepOf(item, paths)?.step?.href ?? paths.inboxItem(item.id),
    })),
  };
}

/** The playbooks of a person and those that are ready-made, all at once: there are few. */
export async function loadPlaybooksToFind({
  api,
  appInfo,
  paths,
}: SearchDeps): Promise<readonly Found[]> {
  await appInfo.ensure();
  const [playbooks, readyMade] = await Promise.all([
    api.list(listPlaybooks),
    appInfo.has("playbooks") ? api.list(listReadyMadePlaybooks).catch(() => []) : [],
  ]);
  return [
    ...playbooks.map(({ id, name }) => ({ id, label: name, href: paths.playbookEdit(id) })),
    ...readyMade.map(({ id, name }) => ({
      id,
      label: name,
      hint: "Ready-made",
      href: paths.playbookFrom(id),
    })),
  ];
}

/** The files of a person, all at once. They are read in any chat. */
export async function loadFilesToFind({ api, paths }: SearchDeps): Promise<readonly Found[]> {
  const files = await api.list(listDatasets);
  return files.map(({ id, filename }) => ({ id, label: filename, href: paths.chat }));
}
