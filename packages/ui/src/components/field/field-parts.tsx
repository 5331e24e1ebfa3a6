import { clsx } from "clsx";
import { CircleX } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";

/** Props of {@link FieldLabel}. */
export interface FieldLabelProps extends ComponentProps<"label"> {
  /** Muted, if label and value share a line. @default false */
  quiet?: boolean;
}

/** The label of a field, 13/20 medium. */
export function FieldLabel({ quiet = false, className, children, ...rest }: FieldLabelProps) {
  return (
    <label
      data-slot="field-label"
      className={clsx("font-medium text-13", quiet ? "text-muted" : "text-default", className)}
      {...rest}
    >
      {children}
    </label>
  );
}

/** Help below a control, 12/16. */
export function FieldHint({ className, ...rest }: ComponentProps<"p">) {
  return <p data-slot="field-hint" className={clsx("text-12 text-subtle", className)} {...rest} />;
}

/** What is wrong and how to fix it. Comes before the hint. */
export function FieldError({ className, children, ...rest }: ComponentProps<"p">) {
  return (
    <p
      data-slot="field-error"
      className={clsx("flex items-start gap-1 text-12 text-danger", className)}
      {...rest}
    >
      <Icon icon={CircleX} size="sm" className="mt-px" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
