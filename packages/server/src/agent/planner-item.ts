import type { InboxItemDetail } from "../domain/inbox/ports.ts";
import type { Playbook } from "../domain/playbooks/ports.ts";
import { render } from "../domain/playbooks/render.ts";
import { parseTemplate } from "../domain/playbooks/template.ts";
import type { Run } from "../domain/runs/ports.ts";
import type { PlannerItem } from "../planner/index.ts";
import type { LoopDeps } from "./loop-deps.ts";
import type { RunTool } from "./tool-set.ts";

/**
 * The inbox item that a chat is about, for the planner, with what can be done about it; undefined if it is about none. A language
 * model reads the item in the prompt.
 */
export async function plannerItem(
  { store }: Pick<LoopDeps, "store">,
  run: Pick<Run, "userId" | "sessionId" | "inboxItemId">,
  tools: readonly RunTool[],
): Promise<PlannerItem | undefined> {
  const { userId, sessionId } = run;
  const id = run.inboxItemId ?? (await store.runs.findItemId(sessionId));
  const item = id === null ? undefined : await store.inbox.find(userId, id);
  if (!item) return undefined;
  const source =
    item.sourceId === null ? undefined : await store.sources.find(userId, item.sourceId);
  const connections = new Set([...(source?.connectionIds ?? []), item.mail?.connection_id]);
  const isOfSource = ({ plugin, connection }: RunTool) =>
    item.kind === "task" ? plugin.manifest.name === "tasks" : connections.has(connection.id);
  const playbooks = await store.playbooks.list(userId);
  return {
    kind: item.kind,
    title: item.title,
    from: item.mail?.from_address ?? null,
    tools: tools.filter(isOfSource).map(({ modelName }) => modelName),
    values: valuesOf(item),
    playbooks: playbooks
      .filter(({ targetSourceType }) => targetSourceType === item.sourceType)
      .flatMap((playbook) => promptOf(playbook, item)),
  };
}

/** A playbook with its prompt for an item; none where the item has no value for a placeholder. */
function promptOf({ name, promptTemplate }: Playbook, item: InboxItemDetail) {
  const { prompt, problems } = render(parseTemplate(promptTemplate), item, []);
  return problems.length === 0 ? [{ name, prompt }] : [];
}

/** Values for arguments, by the names that tools have for them. */
function valuesOf({ id, kind, mail, payload }: InboxItemDetail): Record<string, string | number> {
  if (kind === "task") return { task_id: id };
  if (mail) {
    const from = mail.from_address;
    const to = /<([^<>]+)>/.exec(from ?? "")?.[1] ?? from;
    return {
      id: mail.message,
      message: mail.message,
      ...(mail.gmail_thread_id !== null && { thread: mail.gmail_thread_id }),
      ...(mail.folder !== undefined && { folder: mail.folder }),
      ...(to !== null && { to }),
    };
  }
  const given = Object.entries(payload).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === "string" || typeof entry[1] === "number",
  );
  const { key } = payload;
  const [, repository, number] = /^([^/]+\/[^/]+)\/(?:issues|pull)\/(\d+)$/.exec(String(key)) ?? [];
  return {
    ...Object.fromEntries(given),
    ...(typeof key === "string" && { issue_key: key, issue_id: key, ticket_id: key }),
    ...(repository !== undefined && number !== undefined && { repository, number }),
  };
}
