import type { QuestionActions } from "@switchboard/ui/patterns/question-answer";
import { useMemo } from "react";
import type { Chat } from "../chat/chat.ts";
import { createQuestionActions } from "../chat/question-actions.ts";
import { useServices } from "../services-context.tsx";

/** What the questions of a chat can do; null where the server only answers them. */
export function useQuestionActions(
  chat: Chat,
  sessionId: string | undefined,
): QuestionActions | null {
  const { api, appInfo, paths } = useServices();
  const isOffered = appInfo.has("questions");
  return useMemo(
    () =>
      isOffered
        ? createQuestionActions({
            api,
            answers: chat,
            fileHref: (id) => paths.fileReading(id, sessionId),
          })
        : null,
    [api, chat, isOffered, paths, sessionId],
  );
}
