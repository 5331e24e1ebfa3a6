import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { SampleItem } from "./ports.ts";

/** What of a sample item changes. */
export type SampleItemChange = {
  readonly name: string;
};

/**
 * Changes a sample item of a person.
 * @throws AppError `not_found` for one that is not there or not theirs
 */
export async function changeSampleItem(
  { store }: { readonly store: Pick<Repositories, "sampleItems"> },
  userId: string,
  id: string,
  change: SampleItemChange,
): Promise<SampleItem> {
  const sampleItem = isUuid(id) ? await store.sampleItems.change(userId, id, change) : undefined;
  if (!sampleItem) throw noSuchSampleItem();
  return sampleItem;
}

const noSuchSampleItem = () => new AppError("not_found", "This sample item does not exist.");
