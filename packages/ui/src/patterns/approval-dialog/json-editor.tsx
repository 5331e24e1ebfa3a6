import { FieldLabel } from "../../components/field/index.ts";
import { JsonEditor as Editor } from "../../components/json-editor/index.ts";
import { parseJson } from "../../internal/parse-json.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import { type ArgumentsProblem, problemInWords } from "./strict-json.logic.ts";

type JsonEditorProps = {
  id: string;
  text: string;
  /** What is wrong with the text, once it is to be reported. */
  problem: ArgumentsProblem | null;
  disabled: boolean;
  onTextChange: (text: string) => void;
  /** Called on blur. */
  onLeave: () => void;
};

/** All arguments as JSON. A problem is shown above, with its position and a button that goes there. */
export function JsonEditor({
  id,
  text,
  problem,
  disabled,
  onTextChange,
  onLeave,
}: JsonEditorProps) {
  const words = useWords(approvalWords);
  const place = problem?.place;
  // Parsed again for the position only: this happens while a problem is shown, and such texts are short.
  const reading = place ? parseJson(text) : null;
  return (
    <div className="grid gap-1.5">
      <FieldLabel htmlFor={id}>{words.callArguments}</FieldLabel>
      <Editor
        disabled={disabled}
        id={id}
        message={
          problem && (
            <>
              <p className="font-medium">{problemInWords(problem, words)}</p>
              {place ? (
                <p className="nums text-muted">{words.lineAndColumn(place.line, place.column)}</p>
              ) : null}
            </>
          )
        }
        mistake={reading?.ok === false ? reading : null}
        onBlur={onLeave}
        onTextChange={onTextChange}
        text={text}
      />
    </div>
  );
}
