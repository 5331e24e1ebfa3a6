import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type FigureAt, sameFigure } from "./answer.logic.ts";
import type { FigurePicking } from "./picking.types.ts";

interface FigureButtonProps {
  at: FigureAt;
  picking: FigurePicking;
  /** Names the figure, its group and its value. */
  name: string;
  className?: string;
  children: ReactNode;
}

/** A figure that opens its rows; where it can't, its text alone. */
export function FigureButton({
  at,
  picking: { opened, onOpen },
  name,
  className,
  children,
}: FigureButtonProps) {
  if (!onOpen) return <span className={className}>{children}</span>;
  return (
    <button
      aria-expanded={sameFigure(opened, at)}
      aria-label={name}
      className={clsx(
        "touch-target rounded-4 underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-accent hover:decoration-solid aria-expanded:text-accent",
        className,
      )}
      data-slot="answer-figure"
      onClick={() => onOpen(at)}
      type="button"
    >
      {children}
    </button>
  );
}
