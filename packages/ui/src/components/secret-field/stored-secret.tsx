import { Lock } from "lucide-react";
import { type RefObject, useId } from "react";
import { useField } from "../field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { storedVariants, wordVariants } from "./secret-field.variants.ts";

interface StoredSecretProps {
  size: "sm" | "md" | "lg";
  id: string | undefined;
  label: string | undefined;
  disabled: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onReplace: () => void;
}

/** Says that a secret is stored, with one action on it. */
export function StoredSecret({
  size,
  id,
  label,
  disabled,
  invalid,
  describedBy,
  buttonRef,
  onReplace,
}: StoredSecretProps) {
  const labels = useLabels();
  const field = useField();
  const generated = useId();
  const buttonId = id ?? generated;
  const note = `${buttonId}-stored`;
  const state = disabled ? "disabled" : invalid ? "invalid" : "rest";
  return (
    <div data-slot="secret-stored" className={storedVariants({ size, state })}>
      <Icon icon={Lock} size="sm" className="text-subtle" />
      <span id={note} className="min-w-0 flex-1 truncate text-muted">
        {labels.secretStored}
      </span>
      <button
        ref={buttonRef}
        id={buttonId}
        type="button"
        disabled={disabled}
        // The field's label points here; alone it would replace the button's text in its name.
        aria-label={label === undefined ? undefined : `${labels.replace} ${label}`}
        aria-labelledby={
          label === undefined && field ? `${buttonId}-word ${field.labelId}` : undefined
        }
        aria-describedby={describedBy === undefined ? note : `${describedBy} ${note}`}
        className={wordVariants({ place: "inside" })}
        onClick={onReplace}
      >
        <span id={`${buttonId}-word`}>{labels.replace}</span>
      </button>
    </div>
  );
}
