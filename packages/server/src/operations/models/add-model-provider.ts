import { addProvider } from "../../domain/models/save-provider.ts";
import { created, operation } from "../../http/operation.ts";
import { toModelSettings } from "./to-model-settings.ts";

export const addModelProvider = operation("addModelProvider", async ({ deps, user, body }) => {
  await addProvider(deps, user, {
    kind: body.kind,
    name: body.name ?? "",
    address: body.address,
    apiVersion: body.api_version ?? null,
    key: body.key,
    models: body.models ?? [],
  });
  return created(await toModelSettings(deps));
});
