import { Minus, Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { useControlProps, useField } from "../field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { numberFieldVariants, stepVariants } from "./number-field.variants.ts";
import { useNumberField } from "./use-number-field.ts";

/** Props of {@link NumberField}. Inside a `Field` the label names it; alone it needs `aria-label`. */
export interface NumberFieldProps extends Omit<ComponentProps<"div">, "onChange" | "defaultValue"> {
  /** The current number. */
  value: number;
  /** Called with valid numbers only. */
  onValueChange: (value: number) => void;
  /** Minimum. @default none */
  min?: number;
  /** Maximum. @default none */
  max?: number;
  /** Step of one press. @default 1 */
  step?: number;
  /** Used on blur if the text is not a number. @default the last value */
  fallback?: number;
  /** Read-only. @default false */
  disabled?: boolean;
  /** 28, 32 or 40 px high. @default "sm" */
  size?: "sm" | "md" | "lg";
}

/** A number with two stepper buttons. Typed numbers outside the range are marked invalid, and clamped on blur. */
export function NumberField({
  value,
  onValueChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  fallback,
  disabled,
  size = "sm",
  className,
  id,
  "aria-label": ariaLabel,
  "aria-labelledby": labelledBy,
  "aria-describedby": describedBy,
  ...rest
}: NumberFieldProps) {
  const labels = useLabels();
  const field = useField();
  const number = useNumberField({ value, range: { min, max, step }, fallback, onValueChange });
  const control = useControlProps(
    { id, disabled, "aria-describedby": describedBy },
    number.invalid || undefined,
  );
  const name = ariaLabel ?? field?.labelText ?? "";
  const common = { type: "button", tabIndex: -1, className: stepVariants() } as const;
  return (
    <div
      data-slot="number-field"
      data-size={size}
      data-state={control["aria-invalid"] ? "invalid" : undefined}
      data-disabled={control.disabled ? "" : undefined}
      className={numberFieldVariants({ size, className })}
      {...rest}
    >
      <button
        {...common}
        aria-label={labels.decrease(name)}
        disabled={control.disabled || value <= min}
        onClick={() => number.step(-1)}
      >
        <Icon icon={Minus} size="sm" />
      </button>
      <input
        {...control}
        role="spinbutton"
        inputMode={Number.isInteger(step) ? "numeric" : "decimal"}
        autoComplete="off"
        aria-label={ariaLabel}
        aria-labelledby={labelledBy}
        aria-valuenow={value}
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        value={number.text}
        onChange={(event) => number.type(event.target.value)}
        onBlur={number.commit}
        onKeyDown={number.press}
        className="nums min-w-0 grow pointer-coarse:min-w-11 bg-transparent text-center font-medium outline-none disabled:cursor-not-allowed disabled:text-muted forced-colors:disabled:text-disabled max-sm:text-16"
        style={{ width: `${Math.max(2, number.text.length) + 1.5}ch` }}
      />
      <button
        {...common}
        aria-label={labels.increase(name)}
        disabled={control.disabled || value >= max}
        onClick={() => number.step(1)}
      >
        <Icon icon={Plus} size="sm" />
      </button>
    </div>
  );
}
