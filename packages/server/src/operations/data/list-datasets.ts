import { ok, operation } from "../../http/operation.ts";
import { toDataset } from "./to-dataset.ts";

export const listDatasets = operation("listDatasets", async ({ deps, user }) =>
  ok((await deps.datasets.list(user.id)).map((dataset) => toDataset(dataset))),
);
