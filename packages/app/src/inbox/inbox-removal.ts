import type { BulkAction, Client } from "@switchboard/api-client";
import {
  bulkActionInboxItems,
  deleteInboxItem,
  quickActionInboxItem,
} from "@switchboard/api-client/calls";
import { type InboxFilter, toSelection } from "./inbox-filter.ts";

export type InboxAct = BulkAction["action"];

/** What is to be done with which items. */
export type Removal = {
  readonly type: InboxAct;
  /** `mail`: the message in its mailbox; `item`: the row; `selection`: what is selected. */
  readonly of: "mail" | "item" | "selection";
  readonly ids: readonly string[];
  /** Everything that the filter lets through, but for some. */
  readonly rest: {
    readonly filter: InboxFilter;
    readonly except: readonly string[];
    readonly before: string;
  } | null;
};

export type Outcome = {
  readonly failed: readonly { readonly id: string; readonly detail: string }[];
  /** What brings it all back. */
  readonly batches: readonly string[];
};

/** Items of one call. */
const CHUNK = 500;

/** Takes items away at the server, in as many calls as that needs. */
export async function sendRemoval(
  api: Client,
  { type, of, ids, rest }: Removal,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const [id = ""] = ids;
  if (of !== "selection") {
    if (of === "item" && type === "delete") await api.call(deleteInboxItem, { path: { id } });
    else await api.call(quickActionInboxItem, { path: { id }, body: { action: type } });
    return { failed: [], batches: [] };
  }
  const failed: { id: string; detail: string }[] = [];
  const batches: string[] = [];
  let done = 0;
  const send = async (part: Omit<BulkAction, "action">): Promise<number> => {
    let remaining = 0;
    let before: number;
    do {
      before = done;
      // A server that has the specification alone answers with nothing.
      const answer = await api.call(bulkActionInboxItems, { body: { ...part, action: type } });
      if (!answer) return 0;
      failed.push(...answer.failed);
      batches.push(answer.batch_id);
      done += answer.done;
      remaining = answer.remaining;
      onProgress(done);
      // What failed stays: asked for again, it would fail again.
      if (part.selection) {
        const except = [...new Set([...part.selection.except, ...failed.map((one) => one.id)])];
        part = { selection: { ...part.selection, except } };
      }
    } while (remaining > 0 && done > before);
    return remaining;
  };
  if (rest) await send({ selection: toSelection(rest.filter, rest.except, rest.before) });
  else
    for (let at = 0; at < ids.length; at += CHUNK)
      await send({ item_ids: ids.slice(at, at + CHUNK) });
  return { failed, batches };
}

/** Brings back what a removal took away. */
export async function sendRestore(
  api: Client,
  { of, ids }: Removal,
  { batches }: Outcome,
): Promise<void> {
  if (of === "selection") {
    for (const batch_id of batches) await restoreBatch(api, batch_id);
    return;
  }
  for (const id of ids)
    await api.call(quickActionInboxItem, { path: { id }, body: { action: "restore" } });
}

/** Restores a batch part by part, as large ones are. */
async function restoreBatch(api: Client, batch_id: string): Promise<void> {
  for (let isMore = true; isMore; ) {
    const answer = await api.call(bulkActionInboxItems, { body: { action: "restore", batch_id } });
    isMore = answer.remaining > 0 && answer.done > 0;
  }
}
