import type { ReactNode } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import { ArgumentChanges } from "./argument-changes.tsx";
import { ToolResult } from "./tool-result.tsx";
import type { ToolCallView } from "./types.ts";
import { ValueView } from "./value-view.tsx";

/** The content of an expanded row: the label, the arguments, the person's changes, and the result. */
export function ToolCallContent({ call }: { call: ToolCallView }) {
  const words = useWords(toolCallWords);
  const hasArguments = call.arguments !== undefined;
  return (
    <>
      {call.label === undefined ? null : (
        <p className="px-8 py-2 text-muted wrap-anywhere" dir="auto">
          {call.label}
        </p>
      )}
      {hasArguments ? (
        <ValueView label={words.callArguments} value={call.arguments ?? null} />
      ) : (
        <Remark>{words.argumentsNotStored}</Remark>
      )}
      {call.proposedArguments && hasArguments ? (
        <ArgumentChanges after={call.arguments ?? null} before={call.proposedArguments} />
      ) : null}
      {call.state === "unknown" ? <Remark>{words.callOutcomeUnknown}</Remark> : null}
      {call.result === undefined ? null : (
        <ToolResult failed={call.state === "failed"} name={call.name} result={call.result} />
      )}
    </>
  );
}

function Remark({ children }: { children: ReactNode }) {
  return <p className="px-8 py-2 text-muted">{children}</p>;
}
