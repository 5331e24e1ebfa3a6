import { ok, operation } from "../../http/operation.ts";

export const suggestQuestions = operation("suggestQuestions", async ({ deps, user, params }) => {
  const suggested = await deps.suggestQuestions(user.id, params.id);
  return ok({
    questions: suggested.map(({ words }) => words),
    asked: suggested.map(({ asked }) => asked),
  });
});
