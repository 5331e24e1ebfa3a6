import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useLocale } from "../locale/locale.tsx";

/** Props of {@link Credits}. */
export interface CreditsProps extends Omit<ComponentProps<"data">, "value" | "children"> {
  /** The number of credits. */
  value: number;
  /** Shows a plus sign as well: for entries of the ledger. @default false */
  signed?: boolean;
}

/** A number of credits: two decimals, no grouping, digits of equal width. */
export function Credits({ value, signed = false, className, ...rest }: CreditsProps) {
  const { locale } = useLocale();
  const text = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
    signDisplay: signed ? "exceptZero" : "negative",
  }).format(value);
  return (
    <data
      data-slot="credits"
      value={value}
      className={clsx("nums whitespace-nowrap", className)}
      {...rest}
    >
      {text}
    </data>
  );
}
