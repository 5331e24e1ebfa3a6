import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { loading as loadingEnglish } from "../labels/small-words.ts";
import { useSmallWord } from "../labels/use-words.ts";

/** Props of {@link SkeletonGroup}. */
export interface SkeletonGroupProps extends ComponentProps<"div"> {
  /** What is loading, for screen readers. @default the word for loading */
  label?: string;
}

/** The skeletons of one region: announces once that it is loading, and appears after 300 ms. */
export function SkeletonGroup({ label, className, children, ...rest }: SkeletonGroupProps) {
  const loadingWord = useSmallWord("loading", loadingEnglish);
  return (
    <div
      data-slot="skeleton-group"
      role="status"
      className={clsx("animate-appear", className)}
      {...rest}
    >
      <span className="sr-only">{label ?? loadingWord}</span>
      {children}
    </div>
  );
}
