import { handOver } from "../../domain/organizations/organizations.ts";
import { noContent, operation } from "../../http/operation.ts";

export const makeOwner = operation("makeOwner", async ({ deps, user, params }) => {
  await handOver(deps, user.id, params.id, params.userId);
  return noContent();
});
