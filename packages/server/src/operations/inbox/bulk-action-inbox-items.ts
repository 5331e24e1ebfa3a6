import type { BulkAction, InboxSelection as SelectionBody } from "@switchboard/api-client/types";
import { actOnItems, type Chosen } from "../../domain/inbox/act-on-items.ts";
import { isUuid } from "../../domain/chat/ids.ts";
import { AppError } from "../../domain/errors.ts";
import type { InboxSelection } from "../../domain/inbox/ports.ts";
import { isStorableDate } from "../../domain/storable.ts";
import { ok, operation } from "../../http/operation.ts";

export const bulkActionInboxItems = operation(
  "bulkActionInboxItems",
  async ({ deps, user, body, request }) => {
    const result = await actOnItems(deps, user.id, chosenBy(body), body.action, request.signal);
    return ok({
      done: result.done.length,
      failed: result.failed.map((one) => ({ ...one })),
      remaining: result.remaining,
      batch_id: result.batchId,
    });
  },
);

function chosenBy({ item_ids, selection, batch_id: batchId }: BulkAction): Chosen {
  const isId = batchId === undefined || isUuid(batchId);
  if (isId && item_ids && !selection && !batchId) return { ids: [...new Set(item_ids)] };
  if (isId && selection && !item_ids) return { selection: toSelection(selection), batchId };
  if (isId && batchId && !item_ids) return { batchId };
  throw new AppError(
    "invalid",
    "Specify item_ids, a selection, or the batch_id of an earlier call.",
  );
}

const toSelection = (body: SelectionBody): InboxSelection => ({
  except: body.except.filter(isUuid),
  before: body.before === undefined ? undefined : toDate(body.before),
  folder: body.folder,
  query: body.query,
  sourceType: body.source_type,
  sourceId: body.source_id,
  priority: body.priority,
  waiting: body.waiting,
});

function toDate(text: string): Date {
  const date = new Date(text);
  if (!isStorableDate(date))
    throw new AppError("invalid", "'before' must have a year from 1 to 9999.");
  return date;
}
