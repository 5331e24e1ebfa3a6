import { findSampleItem } from "../../domain/sample-items/sample-items.ts";
import { ok, operation } from "../../http/operation.ts";
import { toSampleItem } from "./to-sample-item.ts";

export const getSampleItem = operation("getSampleItem", async ({ deps, user, params }) =>
  ok(toSampleItem(await findSampleItem(deps, user.id, params.id))),
);
