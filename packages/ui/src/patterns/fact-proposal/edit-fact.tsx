import { type KeyboardEvent, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Field } from "../../components/field/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { factProposalWords } from "../../components/labels/words/fact-proposal-words.ts";
import { TextArea } from "../../components/text-area/index.ts";
import { TextInput } from "../../components/text-input/index.ts";

type Fact = { key: string; value: string };

/** The button that opened the fields made way for them. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** A proposed fact in the person's own words. */
export function EditFact({
  fact,
  onAccept,
  onCancel,
}: {
  fact: Fact;
  onAccept: (fact: Fact) => void;
  onCancel: () => void;
}) {
  const words = useWords(factProposalWords);
  const [edited, setEdited] = useState(fact);
  const complete = edited.key.trim() !== "" && edited.value.trim() !== "";
  const leave = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onCancel();
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (complete) onAccept(edited);
      }}
    >
      <Field label={words.proposedKey}>
        <TextInput
          onChange={(event) => setEdited({ ...edited, key: event.target.value })}
          onKeyDown={leave}
          ref={focus}
          value={edited.key}
        />
      </Field>
      <Field label={words.proposedValue}>
        <TextArea
          onChange={(event) => setEdited({ ...edited, value: event.target.value })}
          onKeyDown={leave}
          rows={2}
          value={edited.value}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button disabled={!complete} size="sm" type="submit">
          {words.acceptFact}
        </Button>
        <Button onClick={onCancel} size="sm" variant="ghost">
          {words.cancelFact}
        </Button>
      </div>
    </form>
  );
}
