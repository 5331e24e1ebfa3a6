import { Info } from "lucide-react";
import { AppLogo } from "../../components/app-logo/index.ts";
import { DialogSummary } from "../../components/dialog/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import { EffectBadge } from "./effect-badge.tsx";
import { RevealedText } from "./revealed.tsx";
import { sentenceParts } from "./sentence-parts.logic.ts";
import type { JsonObject } from "../json-view/types.ts";
import type { ApprovalRequest } from "./types.ts";

type ApprovalSummaryProps = {
  request: ApprovalRequest;
  /** The arguments as edited so far. */
  current: JsonObject;
  sentenceId: string;
};

/** Where, as whom and how serious, at a glance: app, sentence, connection and account, tool, effect. */
export function ApprovalSummary({ request, current, sentenceId }: ApprovalSummaryProps) {
  const { call, connection, effect } = request;
  const words = useWords(approvalWords);
  const parts =
    request.sentence === undefined
      ? [{ text: words.runTool, argument: false }]
      : sentenceParts(request.sentence, call.arguments, current);
  return (
    <DialogSummary className="flex items-start gap-3">
      {connection ? <AppLogo name={connection.plugin} size="xl" src={connection.logoUrl} /> : null}
      <div className="min-w-0 flex-1">
        <p className="text-16 wrap-anywhere" id={sentenceId}>
          {parts.map(({ text, argument }, index) =>
            argument ? (
              <strong className="font-semibold" key={index}>
                <RevealedText text={text} />
              </strong>
            ) : (
              <RevealedText key={index} text={text} />
            ),
          )}
        </p>
        <p className="mt-1 flex min-w-0 flex-wrap items-baseline gap-x-2 text-13 text-muted wrap-anywhere">
          {connection ? (
            <span>
              <RevealedText text={connection.name} />
            </span>
          ) : null}
          {connection?.account === undefined ? null : (
            <span className="text-subtle">
              <RevealedText text={connection.account} />
            </span>
          )}
          <code className="min-w-0 font-mono text-12">
            <RevealedText text={call.name} />
          </code>
        </p>
        {request.because === undefined ? null : (
          <p className="mt-2 flex items-start gap-1.5 text-13" data-slot="because">
            <Icon className="mt-0.5" icon={Info} size="sm" />
            <span className="min-w-0 wrap-anywhere">
              <RevealedText text={request.because} />
            </span>
          </p>
        )}
        <EffectBadge className="mt-2 sm:hidden" effect={effect} />
      </div>
      <EffectBadge className="mt-0.5 max-sm:hidden" effect={effect} />
    </DialogSummary>
  );
}
