import { useId } from "react";
import { TextInput } from "../../components/text-input/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { approvalWords } from "../../components/labels/words/approval-words.ts";

/** The agent receives at most this many characters. */
const longest = 2_000;

type DenyReasonProps = {
  reason: string;
  disabled: boolean;
  onChange: (reason: string) => void;
};

/** Why the person denies a call, optional, given before they do. */
export function DenyReason({ reason, disabled, onChange }: DenyReasonProps) {
  const words = useWords(approvalWords);
  const id = useId();
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-2 sm:px-5">
      <label className="text-12 text-muted" htmlFor={id}>
        {words.denyReason}
      </label>
      <TextInput
        className="min-w-40 flex-1"
        dir="auto"
        disabled={disabled}
        id={id}
        maxLength={longest}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // A person who explains a denial must not approve from here.
          if (event.key === "Enter") event.preventDefault();
        }}
        size="sm"
        value={reason}
      />
    </div>
  );
}
