import { updateProvider } from "../../domain/models/save-provider.ts";
import { ok, operation } from "../../http/operation.ts";
import { toModelSettings } from "./to-model-settings.ts";

export const updateModelProvider = operation(
  "updateModelProvider",
  async ({ deps, user, params, body }) => {
    await updateProvider(deps, user, params.id, {
      name: body.name,
      address: body.address,
      apiVersion: body.api_version ?? null,
      key: body.key,
    });
    return ok(await toModelSettings(deps));
  },
);
