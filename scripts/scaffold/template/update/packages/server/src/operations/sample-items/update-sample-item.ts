import { changeSampleItem } from "../../domain/sample-items/sample-items.ts";
import { ok, operation } from "../../http/operation.ts";
import { toSampleItem } from "./to-sample-item.ts";

export const updateSampleItem = operation(
  "updateSampleItem",
  async ({ deps, user, params, body }) => {
    const sampleItem = await changeSampleItem(deps, user.id, params.id, { name: body.name });
    return ok(toSampleItem(sampleItem));
  },
);
