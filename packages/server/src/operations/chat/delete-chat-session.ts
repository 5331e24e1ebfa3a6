import { noContent, operation } from "../../http/operation.ts";

export const deleteChatSession = operation("deleteChatSession", async ({ deps, user, params }) => {
  await deps.runs.deleteSession(user.id, params.id);
  return noContent();
});
