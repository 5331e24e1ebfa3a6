import { FileUp } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Icon } from "../../components/icon/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { spreadsheetTypes } from "../../patterns/chat-settings/index.ts";
import {
  Transcript,
  type TranscriptProps,
  type WorkingView,
} from "../../patterns/chat-transcript/index.ts";
import { AskAgainContext } from "../../patterns/chat-transcript/ask-again-context.ts";
import { ChooseAnswerContext } from "../../patterns/choice-question/choice-question-context.ts";
import { DiscoveryContext } from "../../patterns/discovery-card/discovery-context.ts";
import { FactProposalContext } from "../../patterns/fact-proposal/fact-proposal-context.ts";
import { ColumnRoleContext } from "../../patterns/file-card/column-role-context.ts";
import { FileVersionContext } from "../../patterns/file-card/file-version-context.ts";
import { ReadingHrefContext } from "../../patterns/file-card/reading-href-context.ts";
import { ChoosePromptContext } from "../../patterns/file-card/choose-prompt-context.ts";
import { ImageSourceContext } from "../../patterns/markdown/index.ts";
import { QuestionComposer } from "../../patterns/question-answer/question-composer.tsx";
import { ChatCreditLimit } from "./chat-credit-limit.tsx";
import { ChatEmpty } from "./chat-empty.tsx";
import { examplePrompts } from "./chat-examples.logic.ts";
import { ChatReconnect } from "./chat-reconnect.tsx";
import { ChatRehearsal } from "./chat-rehearsal.tsx";
import { ChatLine } from "./chat-line.tsx";
import { chatScreenTexts } from "./chat.texts.ts";
import type { ChatReady, ChatRun, ChatScreenProps } from "./chat.types.ts";
import { useDropZone } from "./use-drop-zone.ts";

/** Props of {@link ChatConversation}. */
export type ChatConversationProps = Omit<ChatScreenProps, "state"> &
  Pick<TranscriptProps, "searching" | "onSearchingChange"> & {
    state: ChatReady;
    /** An approval dialog opens when the person pauses typing. */
    approvalWaits: boolean;
    /** The message box. */
    prompt: RefObject<HTMLTextAreaElement | null>;
    /** Fills a prompt into it. */
    choose: (text: string) => void;
  };

/** Messages above, the prompt below; a file can be dropped anywhere on both. */
export function ChatConversation({
  state,
  approvalWaits,
  prompt,
  choose,
  ...props
}: ChatConversationProps) {
  const idle = state.run.status === "idle";
  const uploading = state.settings.uploading !== null;
  const zone = useDropZone({
    accept: spreadsheetTypes,
    enabled: idle && !uploading,
    onFile: (file) => props.onUpload({ file }),
  });
  const upload = (file: File) => {
    zone.took(file);
    props.onUpload({ file });
  };
  return (
    <div
      data-slot="chat-conversation"
      className="relative flex min-h-0 flex-1 flex-col"
      {...zone.handlers}
    >
      <div className="min-h-0 flex-1">
        <CardContexts state={state} choose={choose} {...props}>
          <Transcript
            conversationId={state.session?.id ?? null}
            messages={state.messages}
            working={workingOf(state.run)}
            product={props.brand.name}
            announce={state.announce}
            onRetry={props.onRetryRun}
            hasEarlier={state.hasEarlier}
            loadingEarlier={state.loadingEarlier}
            onReachStart={props.onLoadEarlier && (() => props.onLoadEarlier?.({ all: false }))}
            searching={props.searching}
            onSearchingChange={props.onSearchingChange}
            now={props.now}
            empty={
              <ChatEmpty
                examples={state.prompts ?? examplePrompts(state.settings)}
                onChoose={choose}
                setUpHref={setUpHref(state.settings)}
              />
            }
          />
        </CardContexts>
      </div>
      <div className="mx-auto w-full max-w-184 px-3 pt-2 pb-3 sm:px-6 sm:pb-4">
        <ChatLine run={state.run} />
        <ChatReconnect
          onCancelReconnect={props.onCancelReconnect}
          onReconnect={props.onReconnect}
          onSaveReconnect={props.onSaveReconnect}
          onSkipConnection={props.onSkipConnection}
          reconnect={state.reconnect ?? null}
        />
        <ChatCreditLimit
          limit={state.creditLimit ?? null}
          onGoOn={props.onGoOn}
          onStop={props.onStop}
          stopping={state.run.stopping ?? false}
        />
        <ChatRehearsal onRunForReal={props.onRunForReal} rehearsal={state.rehearsal} />
        {zone.refused !== null && (
          <Notice tone="danger" className="mb-2">
            {chatScreenTexts.notSpreadsheet(zone.refused)}
          </Notice>
        )}
        {zone.leftOut !== null && (
          <Notice className="mb-2">
            {chatScreenTexts.oneFileAtATime(zone.leftOut.file.name, zone.leftOut.count)}
          </Notice>
        )}
        <QuestionComposer
          ref={prompt}
          value={props.draft}
          onValueChange={props.onDraftChange}
          onSend={() => props.onSend({ prompt: props.draft })}
          onAskQuestion={props.onAskQuestion}
          question={state.question}
          onQuestionChange={props.onQuestionChange}
          starters={state.questionStarters}
          onStop={props.onStop}
          stopping={state.run.stopping}
          continuesInBackground={state.run.begun !== false || state.run.status === "running"}
          busy={!idle}
          estimate={state.estimate}
          waiting={approvalWaits ? chatScreenTexts.approvalWaiting : null}
          upload={{
            accept: spreadsheetTypes,
            busy: uploading,
            onFile: upload,
            onReject: zone.refuse,
            onLeaveOut: zone.leaveOut,
          }}
        />
      </div>
      {zone.over && <DropHint />}
    </div>
  );
}

type CardContextsProps = Omit<ChatScreenProps, "state"> &
  Pick<ChatConversationProps, "state" | "choose"> & { children: ReactNode };

/** What the cards in the conversation show and offer beside their own message. */
function CardContexts({ state, choose, children, ...props }: CardContextsProps) {
  const idle = state.run.status === "idle";
  const { discovery, facts, columnRoles } = state;
  const { onAcceptMappings, onDecideFact, onChooseRole } = props;
  return (
    <DiscoveryContext
      value={discovery && onAcceptMappings ? { ...discovery, onAcceptMappings } : null}
    >
      <FactProposalContext value={facts && onDecideFact ? { ...facts, onDecideFact } : null}>
        <ColumnRoleContext
          value={columnRoles && onChooseRole ? { ...columnRoles, onChooseRole } : null}
        >
          <ChooseAnswerContext value={idle ? (props.onChooseAnswer ?? null) : null}>
            <ChoosePromptContext value={idle ? ({ prompt: text }) => choose(text) : null}>
              <FileContexts state={state} {...props}>
                <ImageSourceContext value={props.images ?? null}>{children}</ImageSourceContext>
              </FileContexts>
            </ChoosePromptContext>
          </ChooseAnswerContext>
        </ColumnRoleContext>
      </FactProposalContext>
    </DiscoveryContext>
  );
}

/** What files and the answers from them offer. */
function FileContexts({
  state: { run, fileVersions },
  readingHref,
  onReplaceDataset: onReplace,
  onKeepBothDatasets: onKeepBoth,
  onAskAgain,
  children,
}: Omit<CardContextsProps, "choose">) {
  return (
    <ReadingHrefContext value={readingHref ?? null}>
      <FileVersionContext
        value={
          fileVersions && onReplace && onKeepBoth
            ? { ...fileVersions, onReplace, onKeepBoth }
            : null
        }
      >
        <AskAgainContext value={run.status === "idle" ? (onAskAgain ?? null) : null}>
          {children}
        </AskAgainContext>
      </FileVersionContext>
    </ReadingHrefContext>
  );
}

/** Also while a call is pending approval: the run has not ended. */
function workingOf(run: ChatRun): WorkingView | null {
  if (run.status === "idle") return null;
  if (run.startedAt === null) return null;
  return {
    startedAt: run.startedAt,
    toolCalls: { used: run.toolCalls, limit: run.maxToolCalls },
    credits: run.creditsUsed ?? 0,
  };
}

function DropHint() {
  return (
    <div className="pointer-events-none absolute inset-2 z-sticky grid place-items-center rounded-12 border border-accent border-dashed bg-accent-subtle">
      <p className="flex items-center gap-2 font-medium text-14 text-accent">
        <Icon icon={FileUp} />
        {chatScreenTexts.dropToUpload}
      </p>
    </div>
  );
}

/** Where an administrator sets up the first model; undefined for others, and where one is available. */
const setUpHref = ({ models, missingKeys }: ChatReady["settings"]): string | undefined =>
  models.some(({ available }) => available) ? undefined : missingKeys?.href;
