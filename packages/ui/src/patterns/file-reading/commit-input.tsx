import { type Ref, useState } from "react";
import { Field } from "../../components/field/index.ts";
import { TextInput } from "../../components/text-input/index.ts";

type CommitInputProps = {
  label: string;
  value: string;
  placeholder: string;
  readOnly: boolean;
  isValid: (text: string) => boolean;
  /** Said while the text is not valid. */
  error: string;
  /** Called with a valid text that differs, on Enter and when the field is left. */
  onCommit: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A field that counts once it is entered: each letter of a range would be another reading. */
export function CommitInput({
  label,
  value,
  placeholder,
  readOnly,
  isValid,
  error,
  onCommit,
  ref,
}: CommitInputProps) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [rejected, setRejected] = useState(false);
  if (value !== seen) {
    // The file is read another way now: what was typed for the last one is out of date.
    setSeen(value);
    setDraft(value);
    setRejected(false);
  }
  const commit = () => {
    const valid = isValid(draft);
    setRejected(!valid);
    if (valid && draft.trim() !== value) onCommit(draft);
  };
  return (
    <Field error={rejected ? error : undefined} label={label}>
      <TextInput
        onBlur={commit}
        onChange={({ target }) => {
          setDraft(target.value);
          if (rejected) setRejected(!isValid(target.value));
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape") {
            setDraft(value);
            setRejected(false);
          }
        }}
        placeholder={placeholder}
        readOnly={readOnly}
        ref={ref}
        spellCheck={false}
        value={draft}
      />
    </Field>
  );
}
