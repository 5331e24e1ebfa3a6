import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId, useMemo } from "react";
import { useLabels } from "../labels/labels.tsx";
import { FieldContext } from "./field-context.ts";
import { FieldError, FieldHint, FieldLabel } from "./field-parts.tsx";

/** Props of {@link Field}. */
export interface FieldProps extends Omit<ComponentProps<"div">, "id"> {
  /** The label. */
  label: ReactNode;
  /** Id of the control. @default generated */
  controlId?: string;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** Error of the value; marks the control invalid. */
  error?: ReactNode;
  /** The value is required. @default false */
  required?: boolean;
  /** Marks the label as optional. @default false */
  optional?: boolean;
  /** Passed to the control. @default false */
  disabled?: boolean;
  /** At the end of the label's line: a key, a link. */
  labelEnd?: ReactNode;
  /** Label above the control, or 132 px wide at its side from 640 px on. @default "stacked" */
  layout?: "stacked" | "side";
}

/** A label, its control, hint and error: ids and descriptions are wired by context. */
export function Field({
  label,
  controlId,
  hint,
  error,
  required = false,
  optional = false,
  disabled = false,
  labelEnd,
  layout = "stacked",
  className,
  children,
  ...rest
}: FieldProps) {
  const labels = useLabels();
  const generated = useId();
  const id = controlId ?? generated;
  const hasError = error !== undefined && error !== null && error !== false && error !== "";
  const hasHint = hint !== undefined && hint !== null && hint !== false && hint !== "";
  const context = useMemo(() => {
    const described = [hasError ? `${id}-error` : "", hasHint ? `${id}-hint` : ""]
      .filter(Boolean)
      .join(" ");
    return {
      id,
      labelId: `${id}-label`,
      labelText: typeof label === "string" ? label : undefined,
      describedBy: described === "" ? undefined : described,
      invalid: hasError,
      required,
      disabled,
    };
  }, [id, label, hasError, hasHint, required, disabled]);
  const side = layout === "side";
  return (
    <FieldContext value={context}>
      <div
        data-slot="field"
        data-layout={layout}
        data-state={hasError ? "invalid" : undefined}
        className={clsx(
          "grid min-w-0 content-start items-start gap-x-4 gap-y-1.5",
          side && "sm:grid-cols-[8.25rem_minmax(0,1fr)]",
          className,
        )}
        {...rest}
      >
        <div
          className={clsx(
            "flex min-w-0 items-baseline gap-x-1.5",
            side && "justify-between sm:block sm:pt-1.5",
          )}
        >
          <FieldLabel
            id={context.labelId}
            htmlFor={id}
            quiet={side}
            className={clsx("wrap-anywhere", side && "sm:block")}
          >
            {label}
            {optional && (
              <span className="ms-1.5 font-normal text-12 text-subtle">{labels.optional}</span>
            )}
          </FieldLabel>
          {labelEnd !== undefined && (
            <span className={clsx("min-w-0", !side && "ms-auto")}>{labelEnd}</span>
          )}
        </div>
        <div className="grid min-w-0 gap-1.5">
          {children}
          {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
          {hasHint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        </div>
      </div>
    </FieldContext>
  );
}
