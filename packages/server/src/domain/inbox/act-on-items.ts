import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { moveMessages, type MoveDeps, type Moved } from "./move-messages.ts";
import type { InboxItem, InboxSelection, Removal } from "./ports.ts";

/**
 * Which items: by id, everything that a filter matches except some, or those of an earlier batch. With a selection the batch is
 * the one to which they are added.
 */
export type Chosen =
  | { readonly ids: readonly string[] }
  | { readonly selection: InboxSelection; readonly batchId?: string }
  | { readonly batchId: string };

export type ItemAction = Removal | "restore";

/** The results. `remaining` counts the items of a selection or a batch that are still to be done. */
export type ActionResult = {
  readonly done: readonly string[];
  readonly failed: readonly { readonly id: string; readonly detail: string }[];
  readonly remaining: number;
  readonly batchId: string;
};

/** Limits of one call: items of a selection, and messages to move. */
const PART = 5000;
const MAX_MOVES = 500;
const NOT_THERE = "This inbox item was not found.";

/**
 * Archives, deletes or restores items. For a mail item the message is moved first; if that fails, the item stays as it is.
 * @throws AppError `invalid` when archiving or deleting a batch
 */
export async function actOnItems(
  deps: MoveDeps,
  userId: string,
  chosen: Chosen,
  action: ItemAction,
  signal: AbortSignal,
): Promise<ActionResult> {
  const batchId = ("batchId" in chosen && chosen.batchId) || deps.newId();
  const found = await read(deps, userId, chosen, action);
  // Named items are all processed; the contract allows 1,000.
  const items = "ids" in chosen ? found : withFewMoves(found);
  const moved = await moveMessages(deps, userId, items.filter(needs(action)), action, signal);
  const stayed = moved.filter(isStayed);
  const failed = [
    ...missing(chosen, items),
    ...stayed.map(({ item, to }) => ({ id: item.id, detail: to })),
  ];
  const without = new Set(stayed.map(({ item }) => item.id));
  const ids = items.map(({ id }) => id).filter((id) => !without.has(id));
  const at = deps.clock.now();
  const done = await deps.store.transaction(async (tx) => {
    for (const { item, to } of moved) {
      if (typeof to !== "string") await tx.inbox.moveMail(userId, item.id, to);
    }
    return action === "restore"
      ? tx.inbox.restore(userId, ids, at)
      : tx.inbox.putAway(userId, ids, action, { id: batchId, at });
  });
  return { done, failed, batchId, remaining: await countRest(deps, userId, chosen, failed) };
}

/**
 * The same for one item.
 * @throws AppError `not_found`; `refused_by_app` with the mailbox's message
 */
export async function actOnItem(
  deps: MoveDeps,
  userId: string,
  id: string,
  action: ItemAction,
  signal: AbortSignal,
): Promise<void> {
  const { failed } = await actOnItems(deps, userId, { ids: [id] }, action, signal);
  const [problem] = failed;
  if (!problem) return;
  throw new AppError(problem.detail === NOT_THERE ? "not_found" : "refused_by_app", problem.detail);
}

/**
 * Removes an item from the inbox and leaves its message where it is.
 * @throws AppError `not_found`
 */
export async function removeItem(
  { store, clock, newId }: Pick<MoveDeps, "store" | "clock" | "newId">,
  userId: string,
  id: string,
): Promise<void> {
  const batch = { id: newId(), at: clock.now() };
  const removed = isUuid(id) ? await store.inbox.putAway(userId, [id], "delete", batch) : [];
  if (removed.length === 0) throw new AppError("not_found", NOT_THERE);
}

function read(
  { store }: MoveDeps,
  userId: string,
  chosen: Chosen,
  action: ItemAction,
): Promise<InboxItem[]> {
  if ("ids" in chosen) return store.inbox.findMany(userId, chosen.ids.filter(isUuid));
  if ("selection" in chosen) return store.inbox.listSelected(userId, chosen.selection, PART);
  if (action === "restore") return store.inbox.listBatch(userId, chosen.batchId, PART);
  throw new AppError("invalid", "A batch can only be restored.");
}

/** Limits the number of moves, so that the request ends before the client's timeout. */
function withFewMoves(items: readonly InboxItem[]): readonly InboxItem[] {
  const mails = items.filter(({ mail }) => mail !== null);
  const beyond = mails[MAX_MOVES];
  return beyond ? items.slice(0, items.indexOf(beyond)) : items;
}

/** Whether the message of an item still has to be moved: an archived one is already in place, and a snoozed one never left. */
const needs =
  (action: ItemAction) =>
  ({ archivedAt, deletedAt }: InboxItem): boolean => {
    if (action === "restore") return archivedAt !== null || deletedAt !== null;
    return action === "archive" ? !archivedAt && !deletedAt : !deletedAt;
  };

const isStayed = (moved: Moved): moved is Moved & { readonly to: string } =>
  typeof moved.to === "string";

function missing(chosen: Chosen, items: readonly InboxItem[]) {
  if (!("ids" in chosen)) return [];
  const found = new Set(items.map(({ id }) => id));
  return chosen.ids.filter((id) => !found.has(id)).map((id) => ({ id, detail: NOT_THERE }));
}

async function countRest(
  { store }: MoveDeps,
  userId: string,
  chosen: Chosen,
  failed: ActionResult["failed"],
): Promise<number> {
  if ("ids" in chosen) return 0;
  if (!("selection" in chosen)) {
    return (await store.inbox.countBatch(userId, chosen.batchId)) - failed.length;
  }
  const { selection } = chosen;
  const except = [...selection.except, ...failed.map(({ id }) => id)];
  return store.inbox.countSelected(userId, { ...selection, except });
}
