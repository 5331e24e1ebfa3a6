import { noContent, operation } from "../../http/operation.ts";
import { forgetWord as forget } from "../../questions/learned-words.ts";

export const forgetWord = operation("forgetWord", async ({ deps, user, params }) => {
  await forget(deps, user.id, params.id);
  return noContent();
});
