import { clsx } from "clsx";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { FieldContext, useControlProps, useField } from "../field/field-context.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { wordVariants } from "./secret-field.variants.ts";
import { StoredSecret } from "./stored-secret.tsx";
import { type SecretState, useSecretField } from "./use-secret-field.ts";

/** Props of {@link SecretField}; others go to the input. It takes no value: a secret is typed, never shown. */
export interface SecretFieldProps
  extends Omit<ComponentProps<"input">, "type" | "size" | "value" | "defaultValue"> {
  /** One is stored already; its value is unknown here and cannot be shown. @default false */
  stored?: boolean;
  /** How a stored one is replaced: after a button, or by typing into a blank input. @default "button" */
  replaceBy?: "button" | "typing";
  /** What happens to the stored one if nothing is typed. @default "keep" */
  blank?: "keep" | "remove";
  /** 28, 32 or 40 px high. @default "md" */
  size?: "sm" | "md" | "lg";
  /** Marks the value as invalid. @default by the surrounding field */
  invalid?: boolean;
  /** Count of saves: each new number clears the input and shows the stored state again. @default 0 */
  clears?: number;
  /** Called when the stored one is to be replaced, or kept after all. */
  onStateChange?: (state: SecretState) => void;
}

/**
 * A password, key or token. Masked while typed, revealed on demand and only until focus leaves the form. A stored one
 * is indicated, and can be replaced or kept.
 */
export function SecretField({
  ref,
  stored = false,
  replaceBy = "button",
  blank = "keep",
  size = "md",
  invalid,
  clears = 0,
  onStateChange,
  onInput,
  className,
  autoComplete = "new-password",
  ...rest
}: SecretFieldProps) {
  const labels = useLabels();
  const field = useField();
  const note = useId();
  const control = useControlProps(rest, invalid);
  const secret = useSecretField({ stored, replaceBy, clears, onStateChange });
  const { revealed, filled } = secret;
  // The error comes first, the note about the stored one last.
  const described = joined(control["aria-describedby"], stored && !filled && note);
  const hold = useMergedRefs(secret.input, ref);
  return (
    <div
      data-slot="secret-field"
      data-state={secret.state}
      className={clsx("grid min-w-0 gap-1.5", className)}
    >
      {secret.asked ? (
        <FieldContext value={field && { ...field, describedBy: undefined }}>
          <TextInput
            autoCapitalize="none"
            autoCorrect="off"
            placeholder={stored && replaceBy === "typing" ? labels.secretStored : undefined}
            {...rest}
            ref={hold}
            aria-describedby={described}
            type={revealed ? "text" : "password"}
            size={size}
            invalid={invalid}
            spellCheck={false}
            autoComplete={autoComplete}
            onInput={(event) => {
              onInput?.(event);
              secret.type(event.currentTarget.value);
            }}
            end={
              filled ? (
                <IconButton
                  size="xs"
                  icon={revealed ? EyeOff : Eye}
                  label={labels.showSecret}
                  aria-pressed={revealed}
                  aria-describedby={field?.labelId}
                  disabled={control.disabled}
                  // The caret stays, also in browsers that do not focus a pressed button.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={secret.toggle}
                />
              ) : null
            }
          />
        </FieldContext>
      ) : (
        <StoredSecret
          size={size}
          id={control.id}
          label={rest["aria-label"]}
          disabled={control.disabled}
          invalid={control["aria-invalid"] !== undefined}
          describedBy={control["aria-describedby"]}
          buttonRef={secret.replaceButton}
          onReplace={secret.replace}
        />
      )}
      {stored && secret.asked && (
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-12 text-muted">
          {!filled && (
            <span id={note}>{blank === "remove" ? labels.blankRemoves : labels.blankKeeps}</span>
          )}
          {secret.state === "replaced" && (
            <button
              type="button"
              disabled={control.disabled}
              aria-describedby={field?.labelId}
              className={wordVariants({ place: "below" })}
              onClick={secret.keep}
            >
              {labels.keepStored}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function joined(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}
