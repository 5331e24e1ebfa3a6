import { ok, operation } from "../../http/operation.ts";
import { toModelSettings } from "./to-model-settings.ts";

export const getModelSettings = operation("getModelSettings", async ({ deps }) =>
  ok(await toModelSettings(deps)),
);
