import type { ReactNode } from "react";
import { Link } from "../link/link.tsx";
import { pageVariants } from "./pagination.variants.ts";

interface PageStepProps {
  page: number;
  size: "sm" | "md";
  /** Address of the page; without one the step is a button. */
  href: string | undefined;
  onSelect: ((page: number) => void) | undefined;
  /** There is no such page, or it is loading. */
  disabled?: boolean;
  current?: boolean;
  label?: string;
  rel?: "prev" | "next";
  children: ReactNode;
}

/** A step to another page: a link if pages have addresses, otherwise a button. */
export function PageStep({
  page,
  size,
  href,
  onSelect,
  disabled = false,
  current = false,
  label,
  rel,
  children,
}: PageStepProps) {
  const common = {
    "data-slot": "pagination-step",
    "aria-label": label,
    "aria-current": current ? ("page" as const) : undefined,
    "aria-disabled": disabled || undefined,
    className: pageVariants({ size }),
  };
  if (href === undefined) {
    return (
      <button
        type="button"
        {...common}
        // Not `disabled`: pressing Next on the second-to-last page would lose the focus.
        onClick={() => {
          if (!disabled && !current) onSelect?.(page);
        }}
      >
        {children}
      </button>
    );
  }
  if (disabled) {
    return (
      <span role="link" tabIndex={0} {...common}>
        {children}
      </span>
    );
  }
  return (
    <Link
      {...common}
      href={href}
      rel={rel}
      variant="plain"
      onClick={(event) => {
        // A click with a modifier opens another window; this one stays.
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onSelect?.(page);
      }}
    >
      {children}
    </Link>
  );
}
