import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { SampleItem } from "./ports.ts";

/**
 * One sample item of a person.
 * @throws AppError `not_found` for one that is not there or not theirs
 */
export async function findSampleItem(
  { store }: { readonly store: Pick<Repositories, "sampleItems"> },
  userId: string,
  id: string,
): Promise<SampleItem> {
  const sampleItem = isUuid(id) ? await store.sampleItems.find(userId, id) : undefined;
  if (!sampleItem) throw noSuchSampleItem();
  return sampleItem;
}

const noSuchSampleItem = () => new AppError("not_found", "This sample item does not exist.");
