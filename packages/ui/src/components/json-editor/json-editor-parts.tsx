import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { Notice } from "../notice/notice.tsx";
import type { JsonMistake } from "./json-text.logic.ts";

/** The error, and a button that goes to it. */
export function JsonEditorProblem({
  id,
  mistake,
  onGo,
  children,
}: {
  id: string;
  mistake: JsonMistake | null;
  onGo: () => void;
  children: ReactNode;
}) {
  const labels = useLabels();
  return (
    <Notice tone="danger">
      <div className="text-default" id={id}>
        {children}
      </div>
      {mistake !== null && (
        <Button className="mt-2" onClick={onGo} size="sm" variant="outline">
          {labels.goToMistake(mistake.line, mistake.column)}
        </Button>
      )}
    </Notice>
  );
}

/** The keys of the editor, and the button that formats the text. */
export function JsonEditorFoot({
  keysId,
  formatted,
  disabled,
  onFormat,
}: {
  keysId: string;
  formatted: boolean;
  disabled: boolean;
  /** Absent without such a button. */
  onFormat: (() => void) | undefined;
}) {
  const labels = useLabels();
  return (
    <div className="flex items-start gap-3">
      <p className="min-w-0 flex-1 text-12 text-subtle" id={keysId}>
        {labels.jsonKeys}
      </p>
      {onFormat && (
        <Button disabled={disabled} onClick={onFormat} size="sm">
          {labels.formatJson}
        </Button>
      )}
      <span className="sr-only" role="status">
        {formatted ? labels.jsonFormatted : ""}
      </span>
    </div>
  );
}
