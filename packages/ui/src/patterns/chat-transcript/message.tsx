import { Ban, CircleCheck, Info, OctagonX, RotateCcw, TriangleAlert } from "lucide-react";
import { Component, memo, type ReactNode } from "react";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Icon, type IconComponent } from "../../components/icon/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Spinner } from "../../components/spinner/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { ChartInConversation } from "../chart-card/chart-in-conversation.tsx";
import { ChoiceQuestionInConversation } from "../choice-question/choice-question-in-conversation.tsx";
import { DiscoveryInConversation } from "../discovery-card/discovery-in-conversation.tsx";
import { FactProposalInConversation } from "../fact-proposal/fact-proposal-in-conversation.tsx";
import { FileInConversation } from "../file-card/file-in-conversation.tsx";
import { Markdown } from "../markdown/index.ts";
import { QuestionInConversation } from "../question-answer/question-in-conversation.tsx";
import { ToolCallGroup } from "../tool-call/tool-call-group.tsx";
import type { Json } from "../json-view/types.ts";
import { OutdatedAnswer } from "./outdated-answer.tsx";
import { Reasoning } from "./reasoning.tsx";
import { SupersededAnswer } from "./superseded-answer.tsx";
import type { ErrorAction, TranscriptMessage } from "./types.ts";
import { callsOf, type Unit } from "./units.logic.ts";
import { useExtras } from "./use-extras.ts";

export type MessageProps = {
  message: Unit;
  /** It is the last message and the run is in progress. */
  growing: boolean;
  /** The current time, milliseconds since 1970; null if nothing in it shows elapsed time. */
  now: number | null;
  onRetry: () => void;
};

type StatusMessage = Extract<TranscriptMessage, { kind: "status" }>;

/** One entry of the conversation. One that fails to render says so and leaves the others alone. */
export const Message = memo(function Message(props: MessageProps) {
  return (
    <MessageBoundary key={props.message.id}>
      <One {...props} />
    </MessageBoundary>
  );
});

function One({ message, growing, now, onRetry }: MessageProps): ReactNode {
  switch (message.kind) {
    case "user":
      return (
        <div
          className="max-w-140 self-end rounded-12 border border-transparent bg-fill px-4 py-2 whitespace-pre-wrap wrap-anywhere max-sm:max-w-9/10"
          dir="auto"
        >
          {message.text}
        </div>
      );
    case "assistant": {
      const answer = <Markdown streaming={message.streaming ?? false} text={message.text} />;
      if (message.superseded) return <SupersededAnswer>{answer}</SupersededAnswer>;
      return message.outdated ? (
        <OutdatedAnswer {...message.outdated}>{answer}</OutdatedAnswer>
      ) : (
        answer
      );
    }
    case "reasoning":
      return <Reasoning {...message} />;
    // The same element for one call and for several: an expanded call stays expanded when another joins it.
    case "tool_call":
    case "tool_calls":
      return <ToolCallGroup calls={callsOf(message)} growing={growing} now={now ?? undefined} />;
    case "discovery":
      return <DiscoveryInConversation discovery={message.discovery} />;
    case "fact_proposal":
      return <FactProposalInConversation proposal={message.proposal} />;
    case "choices":
      return <ChoiceQuestionInConversation question={message.question} />;
    case "chart":
      return <ChartInConversation chart={message.chart} />;
    case "question":
      return <QuestionInConversation asked={message.asked} />;
    case "file":
      return <FileInConversation file={message.file} />;
    case "status":
      return <StatusLine message={message} />;
    case "error":
      return <ErrorNotice onRetry={onRetry} text={message.text} action={message.action} />;
    case "unknown":
      return <Unknown content={message.content} />;
    case "malformed":
      return <Malformed part={message.part} />;
  }
}

const marks: Record<"info" | "done" | "denied" | "stopped" | "failed", IconComponent> = {
  info: Info,
  done: CircleCheck,
  denied: Ban,
  stopped: OctagonX,
  failed: TriangleAlert,
};

function StatusLine({ message }: { message: StatusMessage }) {
  const mark = message.mark ?? "info";
  return (
    <p
      className="flex items-start gap-2 text-13 text-subtle after:mt-2.5 after:h-px after:flex-1 after:bg-line"
      data-slot="status-line"
      data-state={mark}
    >
      <span className="flex h-5 items-center">
        {mark === "busy" ? (
          <Spinner immediate label={null} />
        ) : (
          <Icon className={mark === "failed" ? "text-danger" : undefined} icon={marks[mark]} />
        )}
      </span>
      <span
        className={`min-w-0 wrap-anywhere ${mark === "failed" ? "text-default" : ""}`}
        dir="auto"
      >
        {message.text}
      </span>
    </p>
  );
}

type ErrorNoticeProps = { text: string; action?: ErrorAction | undefined; onRetry?: () => void };

function ErrorNotice({ text, action, onRetry }: ErrorNoticeProps) {
  return (
    // The announcer says it once; a stored error must not interrupt a reader who opens the page.
    <Notice
      action={action && <ErrorActionControl onRetry={onRetry} action={action} />}
      role={undefined}
      tone="danger"
    >
      <span className="block text-default whitespace-pre-wrap" dir="auto">
        {text}
      </span>
    </Notice>
  );
}

function ErrorActionControl({
  action,
  onRetry,
}: {
  action: ErrorAction;
  onRetry: (() => void) | undefined;
}) {
  const { retryRun } = useWords(transcriptWords);
  if (action.kind === "link") {
    return (
      <LinkButton href={action.href} size="sm">
        {action.label}
      </LinkButton>
    );
  }
  return (
    <Button iconStart={RotateCcw} onClick={onRetry} size="sm">
      {retryRun}
    </Button>
  );
}

function Malformed({ part }: { part: "thought" | "result" | "message" }) {
  return <ErrorNotice text={useWords(transcriptWords).malformed[part]} />;
}

function Unknown(props: { content: Json }) {
  const extras = useExtras();
  return extras && <extras.UnknownMessage {...props} />;
}

type BoundaryState = { failed: boolean };

class MessageBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Malformed part="message" /> : this.props.children;
  }
}
