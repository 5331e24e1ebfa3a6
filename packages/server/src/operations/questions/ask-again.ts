import { changeAnswer, findAnswer } from "../../domain/chat/change-answer.ts";
import { ok, operation } from "../../http/operation.ts";
import { toAnswer } from "../../questions/answer-view.ts";

export const askAgain = operation("askAgain", async ({ deps, user, params, body, request }) => {
  const call = { userId: user.id, sessionId: params.id, callId: params.callId };
  await findAnswer(deps.store, call);
  const { signal } = request;
  const answer = toAnswer(await deps.questions.ask(user.id, body.question, { signal }));
  await changeAnswer(deps, call, answer);
  return ok(answer);
});
