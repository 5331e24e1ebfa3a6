import { ok, operation } from "../../http/operation.ts";
import { toAnswer } from "../../questions/answer-view.ts";

export const askQuestion = operation("askQuestion", async ({ deps, user, body, request }) => {
  const { question } = body;
  const { signal } = request;
  return ok(toAnswer(await deps.questions.ask(user.id, question, { signal })));
});
