import type { Question, QuestionTable } from "@switchboard/api-client";
import type { QuestionActions } from "@switchboard/ui/patterns/question-answer";
import type { ChatActions, ChatReady } from "@switchboard/ui/screens/chat";
import { useEffect, useMemo, useState } from "react";
import type { Chat } from "../chat/chat.ts";
import type { ChatServices } from "../chat-services.ts";
import { createQuestionActions } from "../chat/question-actions.ts";
import { lastTable, startersOf } from "../chat/starters.ts";
import type { Services } from "../services.ts";
import { useStore } from "../session/store.ts";

export type QuestionBarView = {
  /** What the questions of the chat can do; null where the server only answers them. */
  readonly questions: QuestionActions | null;
  readonly state: Pick<ChatReady, "question" | "questionStarters">;
  readonly actions: Pick<ChatActions, "onAskQuestion" | "onQuestionChange">;
};

const NONE: ReadonlyMap<string, Question> = new Map();

/** Connects the questions of a chat, and the bar that asks new ones. */
export function useQuestionBar(
  { api, appInfo, paths }: Services,
  datasets: ChatServices["datasets"],
  chat: Chat,
  sessionId: string | null,
): QuestionBarView {
  const isOffered = appInfo.has("questions");
  const [tables, setTables] = useState<readonly QuestionTable[]>([]);
  const draft = useStore(chat.question);
  const { asked } = useStore(datasets.store);
  const questions = useMemo(
    () =>
      isOffered
        ? createQuestionActions({
            api,
            answers: chat,
            fileHref: (id) => paths.fileReading(id, sessionId ?? undefined),
            firstOf: (all) => lastTable(chat.state.get().messages, all),
            onTables: setTables,
          })
        : null,
    [api, chat, isOffered, paths, sessionId],
  );
  const table = tables.find(({ name }) => name === draft?.table) ?? tables[0];
  const file = table?.dataset_id;
  const suggested = file === undefined ? undefined : asked.get(file);
  useEffect(() => {
    if (file !== undefined && !datasets.store.get().asked.has(file)) void datasets.suggest(file);
  }, [datasets, file]);
  const starters = useMemo(
    () => (table ? startersOf(table, suggested ?? NONE) : []),
    [table, suggested],
  );
  return {
    questions,
    state: { question: draft, questionStarters: starters },
    actions: {
      onAskQuestion: (question) => void chat.askQuestion(question),
      onQuestionChange: (question) => chat.question.set(question),
    },
  };
}
