import { removeProvider } from "../../domain/models/save-provider.ts";
import { noContent, operation } from "../../http/operation.ts";

export const deleteModelProvider = operation(
  "deleteModelProvider",
  async ({ deps, user, params }) => {
    await removeProvider(deps, user, params.id);
    return noContent();
  },
);
