import { Info } from "lucide-react";
import type { Dispatch } from "react";
import { Icon } from "../../components/icon/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { SchemaForm } from "../../form/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import type { JsonObject } from "../json-view/types.ts";
import { FindingNote, LongValueNote } from "./argument-notes.tsx";
import type { Draft, DraftEvent } from "./draft.logic.ts";
import { inspectArguments, longText, longValues } from "./inspect-arguments.logic.ts";
import { JsonEditor } from "./json-editor.tsx";
import { RevealedText } from "./revealed.tsx";
import { EndSentinel } from "./end-sentinel.tsx";
import type { ApprovalRequest } from "./types.ts";

type ApprovalArgumentsProps = {
  request: ApprovalRequest;
  draft: Draft;
  change: Dispatch<DraftEvent>;
  /** Paths of the long values that were expanded. */
  opened: ReadonlySet<string>;
  onOpenValue: (path: string) => void;
  /** Reports whether the end of the arguments is in view. */
  onVisibleChange: (seen: boolean) => void;
  disabled: boolean;
  id: string;
};

/** The arguments: a form by the tool's schema, or one text. Hidden characters are listed under each. */
export function ApprovalArguments(props: ApprovalArgumentsProps) {
  const { request, draft, change, opened, onOpenValue, onVisibleChange, disabled, id } = props;
  const words = useWords(approvalWords);
  const findings = inspectArguments(draft.value);
  const long = longValues(draft.value);
  const notes = (key: string | null) => {
    const own = (entry: { key: string }) => key === null || entry.key === key;
    const found = findings.filter(own);
    const folded = long.filter(own);
    if (found.length === 0 && folded.length === 0) return null;
    return (
      <div className="grid gap-2">
        {found.map((finding) => (
          <FindingNote finding={finding} key={finding.path} />
        ))}
        {folded.map((value) => (
          <LongValueNote
            key={value.path}
            onOpen={() => onOpenValue(value.path)}
            opened={opened.has(value.path)}
            value={value}
          />
        ))}
      </div>
    );
  };
  const hasArguments =
    Object.keys(request.call.arguments).length > 0 || hasProperties(request.schema);
  return (
    <div className="relative grid gap-4">
      {draft.mode === "json" ? (
        <>
          <JsonEditor
            disabled={disabled}
            id={id}
            onLeave={() => change({ type: "touch" })}
            onTextChange={(text) => change({ type: "typed", text })}
            problem={draft.touched ? draft.problem : null}
            text={draft.text}
          />
          {notes(null)}
        </>
      ) : hasArguments ? (
        <SchemaForm
          decorate={notes}
          disabled={disabled}
          gaps={words}
          layout="side"
          onChange={(value, { valid }) =>
            change({ type: "answered", value: value as JsonObject, valid })
          }
          original={draft.proposed}
          schema={request.schema}
          value={draft.value}
          whole={longText}
        />
      ) : (
        <p className="text-13 text-muted">{words.noArguments}</p>
      )}
      <Origins of={request.origins} />
      {/* Remounted when a value is expanded: an observer does not report an element that has not moved. */}
      <EndSentinel key={`${draft.mode} ${opened.size}`} onVisibleChange={onVisibleChange} />
    </div>
  );
}

function hasProperties(schema: ApprovalRequest["schema"]): boolean {
  const properties = schema?.properties;
  return (
    typeof properties === "object" && properties !== null && Object.keys(properties).length > 0
  );
}

function Origins({ of: origins }: { of: readonly string[] }) {
  const { locale } = useLocale();
  const words = useWords(approvalWords);
  if (origins.length === 0) return null;
  const list = new Intl.ListFormat(locale ?? "en").format(origins);
  return (
    <p className="flex items-start gap-1.5 text-12 text-muted" data-slot="origins">
      <Icon className="mt-px" icon={Info} size="sm" />
      <span className="min-w-0 wrap-anywhere">
        {sentenceWith(words.holdsTextFrom, [<RevealedText key="origins" text={list} />])}
      </span>
    </p>
  );
}
