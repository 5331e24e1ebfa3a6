import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { loading as loadingEnglish } from "../labels/small-words.ts";
import { useSmallWord } from "../labels/use-words.ts";

const edges = { sm: "size-3.5", md: "size-4", lg: "size-5" } as const;

/** Props of {@link Spinner}. */
export interface SpinnerProps extends Omit<ComponentProps<"span">, "children"> {
  /** 14, 16 or 20 px. @default "md" */
  size?: keyof typeof edges;
  /** What is loading, for screen readers; `null` if text beside it says so. @default the word for loading */
  label?: string | null;
  /** Shows at once instead of after 300 ms. @default false */
  immediate?: boolean;
}

/** Indicates loading. Shown after 300 ms, so a short wait stays quiet. */
export function Spinner({
  size = "md",
  label,
  immediate = false,
  className,
  ...rest
}: SpinnerProps) {
  const loadingWord = useSmallWord("loading", loadingEnglish);
  const name = label === undefined ? loadingWord : label;
  return (
    <span
      data-slot="spinner"
      data-size={size}
      className={clsx("inline-grid shrink-0", !immediate && "animate-appear", className)}
      {...(name === null ? { "aria-hidden": true } : { role: "status" })}
      {...rest}
    >
      <svg
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden
        className={clsx(edges[size], "animate-spin")}
      >
        <circle cx="8" cy="8" r="6" stroke="currentColor" strokeWidth="1.75" opacity="0.25" />
        <path
          d="M14 8a6 6 0 0 0-6-6"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      {name !== null && <span className="sr-only">{name}</span>}
    </span>
  );
}
