import { useState } from "react";
import { Badge, type Tone } from "../../../components/badge/index.ts";
import { Button } from "../../../components/button/index.ts";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSummary,
} from "../../../components/dialog/index.ts";
import { useLocale } from "../../../components/locale/index.ts";
import { Notice } from "../../../components/notice/index.ts";
import { Select } from "../../../components/select/index.ts";
import { Spinner } from "../../../components/spinner/index.ts";
import { saySeconds } from "./evaluation.logic.ts";
import { evaluationTexts } from "./evaluation.texts.ts";
import type {
  CaseOutcome,
  EvaluatedCase,
  EvaluationActions,
  OpenCases,
} from "./evaluation.types.ts";

const texts = evaluationTexts.cases;
const outcomes = Object.keys(evaluationTexts.outcomes) as CaseOutcome[];
const EVERY = "every";

const tones = {
  right: "success",
  asked: "info",
  wrong: "danger",
  failed: "warning",
} satisfies Record<CaseOutcome, Tone>;

type Actions = Pick<EvaluationActions, "onOpenCases" | "onMoreCases" | "onCloseCases">;
type CasesDialogProps = { open: OpenCases | null; actions: Actions };

/** The cases behind a figure, each with the answer and what would have been right. */
export function CasesDialog({ open, actions }: CasesDialogProps) {
  // The cases stay readable while the dialog fades out.
  const [shown, setShown] = useState(open);
  if (open !== null && open !== shown) setShown(open);
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && actions.onCloseCases()} open={open !== null}>
      {shown && (
        <DialogContent size="lg" title={texts.title(shown.evaluation.modelName)}>
          <DialogSummary>
            <Select
              aria-label={texts.show}
              onValueChange={(value) =>
                actions.onOpenCases({
                  id: shown.evaluation.id,
                  outcome: outcomes.find((one) => one === value) ?? null,
                })
              }
              options={[
                { value: EVERY, label: texts.every },
                ...outcomes.map((value) => ({ value, label: evaluationTexts.outcomes[value] })),
              ]}
              size="sm"
              value={shown.outcome ?? EVERY}
            />
          </DialogSummary>
          <DialogBody>
            <Cases actions={actions} open={shown} />
          </DialogBody>
        </DialogContent>
      )}
    </Dialog>
  );
}

function Cases({ open, actions }: { open: OpenCases; actions: Actions }) {
  const { cases, status, hasMore, evaluation, outcome } = open;
  return (
    <div aria-busy={status === "loading"} className="grid grid-cols-1 gap-4">
      {status === "ready" && cases.length === 0 && (
        <p className="text-13 text-muted">{texts.none}</p>
      )}
      {cases.length > 0 && (
        <ul aria-label={texts.list} className="grid grid-cols-1 gap-5">
          {cases.map((one) => (
            <Case key={one.id} one={one} />
          ))}
        </ul>
      )}
      {status === "loading" && <Spinner />}
      {status === "error" && (
        <Notice tone="danger">
          <span className="flex flex-wrap items-center justify-between gap-2">
            {texts.error}
            <Button onClick={() => actions.onOpenCases({ id: evaluation.id, outcome })} size="sm">
              {texts.retry}
            </Button>
          </span>
        </Notice>
      )}
      {status === "ready" && hasMore && (
        <Button className="justify-self-center" onClick={actions.onMoreCases} size="sm">
          {texts.more}
        </Button>
      )}
    </div>
  );
}

function Case({ one }: { one: EvaluatedCase }) {
  const { locale } = useLocale();
  const { kind, set, asked, outcome, answer, expected, unapprovedWrites, ms } = one;
  return (
    <li className="grid grid-cols-1 gap-2 border-b pb-5 last:border-b-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 text-12 text-muted">
        <Badge tone={tones[outcome]}>{evaluationTexts.outcomes[outcome]}</Badge>
        {unapprovedWrites > 0 && <Badge tone="danger">{texts.writes(unapprovedWrites)}</Badge>}
        <span className="nums">
          {evaluationTexts.kinds[kind]} · {set} · {saySeconds(ms, locale)}
        </span>
      </p>
      <p className="whitespace-pre-line font-medium text-14 wrap-anywhere" dir="auto">
        {asked}
      </p>
      <dl className="grid grid-cols-1 gap-2 text-13">
        <Said name={texts.answer} text={answer} />
        <Said name={texts.expected} text={expected} />
      </dl>
    </li>
  );
}

/** Strangers' words among them, so they are text as they are. */
function Said({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid min-w-0 grid-cols-1">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere" dir="auto">
        {text === "" ? texts.silent : text}
      </dd>
    </div>
  );
}
