import { ok, operation } from "../../http/operation.ts";

export const suggestQuestions = operation("suggestQuestions", async ({ deps, user, params }) =>
  ok({ questions: await deps.suggestQuestions(user.id, params.id) }),
);
