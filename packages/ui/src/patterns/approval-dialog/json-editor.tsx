import { FieldLabel } from "../../components/field/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { TextArea } from "../../components/text-area/index.ts";
import type { ArgumentsProblem } from "./strict-json.logic.ts";

type JsonEditorProps = {
  id: string;
  text: string;
  /** What is wrong with the text, once it is to be said. */
  problem: ArgumentsProblem | null;
  disabled: boolean;
  onTextChange: (text: string) => void;
  /** The person leaves the field. */
  onLeave: () => void;
};

/** All arguments as one text. What is wrong with it stands above, with its place. */
export function JsonEditor({
  id,
  text,
  problem,
  disabled,
  onTextChange,
  onLeave,
}: JsonEditorProps) {
  return (
    <div className="grid gap-2" data-slot="json-editor">
      {problem ? (
        <Notice id={`${id}-problem`} tone="danger">
          <p className="font-medium text-default">{problem.message}</p>
          {problem.place === null ? null : <p className="nums">{problem.place}</p>}
        </Notice>
      ) : null}
      <FieldLabel htmlFor={id}>Arguments</FieldLabel>
      <TextArea
        aria-describedby={problem ? `${id}-problem` : undefined}
        autoCapitalize="off"
        autoCorrect="off"
        className="font-mono"
        dir="ltr"
        disabled={disabled}
        id={id}
        invalid={problem !== null}
        onBlur={onLeave}
        onChange={(event) => onTextChange(event.target.value)}
        rows={6}
        spellCheck={false}
        value={text}
      />
    </div>
  );
}
