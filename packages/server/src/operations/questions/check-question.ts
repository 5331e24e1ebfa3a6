import { ok, operation } from "../../http/operation.ts";

export const checkQuestion = operation("checkQuestion", async ({ deps, user, body, request }) => {
  const { question, language } = body;
  const { signal } = request;
  const { problems, ...read } = await deps.questions.check(user.id, question, { language, signal });
  return ok({ ...read, problems: [...problems] });
});
