import { type KeyboardEvent, useRef, useState } from "react";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { TextInput, type TextInputProps } from "../../components/text-input/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { sessionListWords } from "../../components/labels/words/session-list-words.ts";

/** Props of {@link RenameField}. */
export interface RenameFieldProps
  extends Omit<TextInputProps, "value" | "defaultValue" | "onChange" | "size" | "variant"> {
  /** The current title. */
  title: string;
  /**
   * Called once, with the new title, or null if unchanged, and with what ended editing: after a key the caller must
   * move the focus.
   */
  onFinish: (title: string | null, by: "key" | "leaving") => void;
}

/** The title of a chat as a field: Enter or blur saves, Escape cancels. */
export function RenameField({
  title,
  onFinish,
  ref,
  onKeyDown,
  onBlur,
  ...rest
}: RenameFieldProps) {
  const words = useWords(sessionListWords);
  const [text, setText] = useState(title);
  const finished = useRef(false);
  const input = useMergedRefs(select, ref);
  const finish = (next: string | null, by: "key" | "leaving") => {
    // Unmounting the focused field triggers blur, which must not answer again.
    if (finished.current) return;
    finished.current = true;
    const typed = next?.trim() ?? "";
    onFinish(typed === "" || typed === title ? null : typed, by);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // A surrounding drawer handles Escape first, and leaves it to the field.
    const taken = event.defaultPrevented;
    onKeyDown?.(event);
    // During IME composition Enter chooses a word; older browsers report only key code 229.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.defaultPrevented !== taken || composing) return;
    if (event.key === "Enter") finish(text, "key");
    if (event.key === "Escape") finish(null, "key");
  };
  return (
    <TextInput
      size="sm"
      aria-label={words.chatTitle(title)}
      value={text}
      maxLength={200}
      {...rest}
      ref={input}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={press}
      onBlur={(event) => {
        onBlur?.(event);
        finish(text, "leaving");
      }}
    />
  );
}

/** One function for all renders: a new ref callback each time would select the text with each letter. */
function select(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}
