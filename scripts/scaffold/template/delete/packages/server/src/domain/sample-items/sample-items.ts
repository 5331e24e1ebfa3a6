import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";

/**
 * Removes a sample item of a person.
 * @throws AppError `not_found` for one that is not there or not theirs
 */
export async function removeSampleItem(
  { store }: { readonly store: Pick<Repositories, "sampleItems"> },
  userId: string,
  id: string,
): Promise<void> {
  if (!isUuid(id) || !(await store.sampleItems.remove(userId, id))) throw noSuchSampleItem();
}

const noSuchSampleItem = () => new AppError("not_found", "This sample item does not exist.");
