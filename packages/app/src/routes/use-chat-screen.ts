import { usePacedStore } from "@switchboard/ui/hooks/use-paced-store";
import type { Dataset } from "@switchboard/api-client";
import type { ChatActions, ChatReady } from "@switchboard/ui/screens/chat";
import { useMemo } from "react";
import type { Chat } from "../chat/chat.ts";
import { chatServices } from "../chat-services.ts";
import { findSession } from "../chat/chat-sessions.ts";
import { isLoading } from "../chat/chat-state.ts";
import { estimateOf } from "../chat/estimate.ts";
import { chatTexts } from "../chat/chat-texts.ts";
import { tickedConnections } from "../chat/chat-settings.ts";
import { chosenModel, offeredModels, plannerAnswers } from "../chat/model-choice.ts";
import { rehearsalOf } from "../chat/rehearsal.ts";
import type { Apps } from "../chat/to-connection.ts";
import { readingChangesOf } from "../chat/outdated-answers.ts";
import { createTranscriptView } from "../chat/to-transcript.ts";
import type { Paths } from "../config/paths.ts";
import { useStore } from "../session/store.ts";
import { useServices } from "../services-context.tsx";
import { toApproval, toApps, toHistory, toRun, toSettings } from "./chat-view.ts";
import { useChatFiles } from "./use-chat-files.ts";
import { useDiscoveries } from "./use-discoveries.ts";
import { useChatFacts } from "./use-fact-proposals.ts";
import { useRecheck } from "./use-recheck.ts";
import { type QuestionBarView, useQuestionBar } from "./use-question-bar.ts";
import { useReconnect } from "./use-reconnect.ts";
import { useNow } from "./use-now.ts";
import { useSessionActions } from "./use-session-actions.ts";

type ChatScreenView = {
  readonly state: ChatReady;
  readonly actions: ChatActions;
  readonly draft: string;
  readonly onDraftChange: (text: string) => void;
  /** What the questions of the chat can do; null where the server only answers them. */
  readonly questions: QuestionBarView["questions"];
  /** Milliseconds since 1970; ticks while something on the screen counts time. */
  readonly now: number;
};

/** Connects an open chat to its screen. */
export function useChatScreen(chat: Chat): ChatScreenView {
  const services = useServices();
  const { account, appInfo, paths } = services;
  const { datasets, discoveries: discovered, sessions } = chatServices(services);
  const conversation = usePacedStore(chat.state);
  const settings = useStore(chat.settings);
  const draft = useStore(chat.draft);
  const origin = useStore(chat.origin);
  const edits = useStore(chat.edits);
  const announce = useStore(services.announce.pace);
  const history = useStore(sessions.store);
  const files = useChatFiles(appInfo, datasets, chat, conversation);
  const who = useStore(account.store);
  const info = useStore(appInfo.store);
  const models = useStore(services.models.store);
  const offered = useMemo(() => offeredModels(models, info), [models, info]);
  const apps = useMemo(() => toApps(info), [info]);
  const answers = plannerAnswers(chosenModel(settings.model, offered), offered);
  const toTranscript = useTranscriptView(apps, paths, answers, files.files.files);
  const sessionActions = useSessionActions(services, chat);
  const discoveries = useDiscoveries(account, discovered, settings, conversation);
  const { onDecideFact, ...facts } = useChatFacts(services, conversation);
  const bar = useQuestionBar(services, datasets, chat, conversation.sessionId);
  const reconnecting = useReconnect(services, chat, conversation, apps);
  const busy = isLoading(conversation);
  const now = useNow(services.now, busy);
  useRecheck(appInfo, chat, conversation, now);
  const { sessionId, title, credits } = conversation;
  const row = findSession(history, sessionId);
  return {
    now,
    draft,
    onDraftChange: (text) => chat.draft.set(text),
    questions: bar.questions,
    state: {
      kind: "ready",
      session:
        sessionId === null
          ? null
          : { id: sessionId, title: row?.title ?? title ?? "", pinned: row?.pinned ?? false },
      history: toHistory(history, paths),
      messages: toTranscript(conversation),
      announce,
      hasEarlier: conversation.earlier.before !== null,
      loadingEarlier: conversation.earlier.loading,
      settings: toSettings(
        settings,
        who,
        info,
        offered,
        files.files,
        appInfo.has("models") ? paths.adminModels : undefined,
      ),
      estimate: estimateOf(info, offered, settings, who),
      run: toRun(conversation, settings),
      approval: toApproval(conversation, apps, appInfo.has("approvals"), edits),
      reconnect: reconnecting.view,
      creditLimit: credits && {
        used: credits.used,
        continuing: conversation.continuing.pending,
        error: conversation.continuing.error,
      },
      rehearsal: rehearsalOf(conversation, origin),
      ...discoveries.state,
      ...bar.state,
      facts,
      columnRoles: files.columnRoles,
      fileVersions: files.fileVersions,
      dialogs: {
        alert: sessionActions.alert,
        deleting: sessionActions.deleting,
        preview: files.preview,
      },
    },
    actions: {
      onSend: ({ prompt }) => void chat.send(prompt),
      onChooseAnswer: ({ answer }) => void chat.choose(answer),
      ...bar.actions,
      onAskAgain: ({ prompt, question }) =>
        void (question ? chat.askQuestion(question) : chat.choose(prompt)),
      onRetryRun: () => void chat.retry(),
      onRunForReal: () => void chat.runForReal(),
      onAnnounceChange: (choice) => services.announce.choose(choice.announce),
      onStop: appInfo.has("runs") ? () => void chat.stop() : undefined,
      onDiscover: () => {
        if (tickedConnections(settings, who).length === 0)
          sessionActions.showAlert(chatTexts.discoveryNeedsConnection);
        else void chat.discover();
      },
      ...files.actions,
      onSettingsChange: ({ selectedConnectionIds, model, ...numbers }) =>
        chat.changeSettings({
          ...numbers,
          ...(selectedConnectionIds ? { connectionIds: selectedConnectionIds } : {}),
          ...(model ? { model } : {}),
        }),
      onSelectOnly: ({ id }) => chat.changeSettings({ connectionIds: [id] }),
      onApprove: (decision) => void chat.approve(decision),
      onDeny: (denial) => void chat.deny(denial),
      onApprovalEdit: chat.editApproval,
      ...reconnecting.actions,
      onGoOn: () => void chat.spendMore(),
      ...discoveries.actions,
      onDecideFact,
      ...sessionActions.actions,
      onLoadEarlier: (wish) => void chat.loadEarlier(wish),
      onSearchSessions: ({ query }) => sessions.search(query),
      onLoadMoreSessions: () => void sessions.more(),
      onRetrySessions: () => void sessions.retry(),
    },
  };
}

/** Maps the conversation to the transcript; what has not changed keeps its objects. */
function useTranscriptView(
  apps: Apps,
  paths: Paths,
  plannerShown: boolean,
  files: readonly Dataset[],
): ReturnType<typeof createTranscriptView> {
  const readingChanges = useMemo(() => readingChangesOf(files), [files]);
  return useMemo(
    () =>
      createTranscriptView(apps, paths, {
        plannerShown,
        inboxItem: paths.inboxItem,
        readingChanges,
      }),
    [apps, paths, plannerShown, readingChanges],
  );
}
