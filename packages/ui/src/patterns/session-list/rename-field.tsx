import { type KeyboardEvent, useRef, useState } from "react";
import { TextInput } from "../../components/text-input/index.ts";

/** Props of {@link RenameField}. */
export interface RenameFieldProps {
  title: string;
  /** The new title; null when it stays as it was. Called once. */
  onFinish: (title: string | null) => void;
}

/** The title of a chat as a field: Enter or leaving keeps what was typed, Escape what was there. */
export function RenameField({ title, onFinish }: RenameFieldProps) {
  const [text, setText] = useState(title);
  const finished = useRef(false);
  const finish = (next: string | null) => {
    // Removing the field takes its focus away, which is no second answer.
    if (finished.current) return;
    finished.current = true;
    const typed = next?.trim() ?? "";
    onFinish(typed === "" || typed === title ? null : typed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") finish(text);
    if (event.key === "Escape") finish(null);
  };
  return (
    <TextInput
      size="sm"
      aria-label={`Title of ${title}`}
      value={text}
      maxLength={200}
      ref={select}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={press}
      onBlur={() => finish(text)}
    />
  );
}

/** One function for all renders: a new one each time would select again with each letter. */
function select(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}
