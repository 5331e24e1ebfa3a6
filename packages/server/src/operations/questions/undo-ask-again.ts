import { changeAnswer } from "../../domain/chat/change-answer.ts";
import { noContent, operation } from "../../http/operation.ts";

export const undoAskAgain = operation("undoAskAgain", async ({ deps, user, params }) => {
  await changeAnswer(deps, { userId: user.id, sessionId: params.id, callId: params.callId }, null);
  return noContent();
});
