import { addSampleItem } from "../../domain/sample-items/sample-items.ts";
import { created, operation } from "../../http/operation.ts";
import { toSampleItem } from "./to-sample-item.ts";

export const createSampleItem = operation("createSampleItem", async ({ deps, user, body }) => {
  const sampleItem = await addSampleItem(deps, user.id, { name: body.name });
  return created(toSampleItem(sampleItem));
});
