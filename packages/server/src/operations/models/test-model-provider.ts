import { testProvider } from "../../domain/models/test-provider.ts";
import { ok, operation } from "../../http/operation.ts";

export const testModelProvider = operation("testModelProvider", async ({ deps, body, request }) => {
  const tried = {
    id: body.id ?? null,
    kind: body.kind,
    address: body.address,
    apiVersion: body.api_version ?? null,
    key: body.key,
    model: body.model ?? null,
  };
  return ok(await testProvider(deps, tried, request.signal));
});
