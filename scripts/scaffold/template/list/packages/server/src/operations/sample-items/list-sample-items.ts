import { ok, operation } from "../../http/operation.ts";
import { toSampleItem } from "./to-sample-item.ts";

export const listSampleItems = operation("listSampleItems", async ({ deps, user }) =>
  ok((await deps.store.sampleItems.list(user.id)).map(toSampleItem)),
);
