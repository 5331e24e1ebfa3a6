import type {
  Dataset,
  InboxItem,
  InboxSource,
  Playbook,
  PlaybookRun,
  PlaybookVersion,
  ReadyMadePlaybook,
} from "@switchboard/api-client";
import {
  getPlaybook,
  listDatasets,
  listInboxItems,
  listInboxSources,
  listPlaybookRuns,
  listPlaybookVersions,
  listReadyMadePlaybooks,
} from "@switchboard/api-client/calls";
import { playbookFormTexts as texts } from "@switchboard/ui/screens/playbook-form";
import type { LoaderFunctionArgs } from "react-router";
import { chatTexts } from "../chat/chat-texts.ts";
import { notFound } from "../not-found.ts";
import type { Services } from "../services.ts";

export type PlaybookFormLoad = {
  /** Null for a new one. */
  readonly id: string | null;
  readonly begun: Playbook | ReadyMadePlaybook | undefined;
  readonly files: readonly Dataset[];
  readonly items: readonly InboxItem[];
  readonly readyMade: readonly ReadyMadePlaybook[];
  /** Undefined where the server does not tell, and for a new playbook. */
  readonly runs: readonly PlaybookRun[] | undefined;
  readonly versions: readonly PlaybookVersion[];
  /** Sources of the inbox, of which automatic runs may be for one. */
  readonly sources: readonly InboxSource[];
};

/** Loads what the form of a playbook needs: of a new one where the path names none. */
export async function loadPlaybookForm(
  { api, appInfo, models, requireUser }: Services,
  { params, request }: LoaderFunctionArgs,
): Promise<PlaybookFormLoad> {
  await requireUser(chatTexts.notLoggedIn);
  await Promise.all([appInfo.ensure(), models.refresh()]);
  const id = params.playbookId ?? null;
  const [playbook, files, items, readyMade, runs, versions, sources] = await Promise.all([
    id === null
      ? undefined
      : api
          .call(getPlaybook, { path: { id } })
          .catch(notFound("playbook", texts.notFound(id), [403, 404])),
    api.call(listDatasets),
    appInfo.has("playbook-preview") ? api.call(listInboxItems).catch(() => []) : [],
    id === null && appInfo.has("playbooks") ? api.call(listReadyMadePlaybooks).catch(() => []) : [],
    id !== null && appInfo.has("playbooks")
      ? api.call(listPlaybookRuns, { path: { id } }).catch(() => undefined)
      : undefined,
    id !== null && appInfo.has("playbooks")
      ? api.call(listPlaybookVersions, { path: { id } }).catch(() => [])
      : [],
    appInfo.has("automations") ? api.call(listInboxSources).catch(() => []) : [],
  ]);
  const from = new URL(request.url).searchParams.get("from");
  return {
    id,
    begun: playbook ?? readyMade.find((one) => one.id === from),
    files,
    items: Array.isArray(items) ? items : items.items,
    readyMade,
    runs,
    versions,
    sources,
  };
}
