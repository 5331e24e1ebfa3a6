import { ok, operation } from "../../http/operation.ts";

export const checkQuestion = operation("checkQuestion", async ({ deps, user, body, request }) => {
  const { question } = body;
  const { signal } = request;
  const { problems, ...read } = await deps.questions.check(user.id, question, { signal });
  return ok({ ...read, problems: [...problems] });
});
