import { clsx } from "clsx";
import type { ComponentProps } from "react";

const sizes = { sm: "size-4", md: "size-5", lg: "size-8" } as const;

/** Props of {@link BrandMark}. */
export interface BrandMarkProps extends Omit<ComponentProps<"svg">, "children"> {
  /** 16, 20 or 32 px. @default "md" */
  size?: keyof typeof sizes;
}

/**
 * The product's mark: a cord patched between two jacks. In the colour of its text; decorative, the name is beside it.
 */
export function BrandMark({ size = "md", className, ...rest }: BrandMarkProps) {
  return (
    <svg
      data-slot="brand-mark"
      data-size={size}
      viewBox="0 0 24 24"
      aria-hidden
      className={clsx("shrink-0", sizes[size], className)}
      {...rest}
    >
      <path
        d="M17.5 5.5H9.25a3.25 3.25 0 0 0 0 6.5h5.5a3.25 3.25 0 0 1 0 6.5H6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <circle cx="18" cy="5.5" r="3" fill="currentColor" />
      <circle cx="6" cy="18.5" r="3" fill="currentColor" />
    </svg>
  );
}
