import { type Ref, useState } from "react";
import { Field } from "../../components/field/index.ts";
import { TextInput } from "../../components/text-input/index.ts";

type CommitInputProps = {
  label: string;
  hint?: string | undefined;
  value: string;
  placeholder: string;
  readOnly: boolean;
  /** The text as it is written, or what is wrong with it, in a sentence. */
  parse: (text: string) => { text: string } | { error: string };
  /** Called with a parsed text that differs, on Enter and when the field is left. */
  onCommit: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A field that counts once it is entered: each letter of a range would be another reading. */
export function CommitInput({
  label,
  hint,
  value,
  placeholder,
  readOnly,
  parse,
  onCommit,
  ref,
}: CommitInputProps) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [error, setError] = useState<string>();
  if (value !== seen) {
    // The file is read another way now: what was typed for the last one is out of date.
    setSeen(value);
    setDraft(value);
    setError(undefined);
  }
  const errorOf = (text: string) => {
    const parsed = parse(text);
    return "error" in parsed ? parsed.error : undefined;
  };
  const commit = () => {
    const parsed = parse(draft);
    setError(errorOf(draft));
    if ("error" in parsed) return;
    setDraft(parsed.text);
    if (parsed.text !== value) onCommit(parsed.text);
  };
  return (
    <Field error={error} hint={hint} label={label}>
      <TextInput
        onBlur={commit}
        onChange={({ target }) => {
          setDraft(target.value);
          if (error !== undefined) setError(errorOf(target.value));
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape") {
            setDraft(value);
            setError(undefined);
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
