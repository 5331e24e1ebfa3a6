import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useEdges } from "./use-edges.ts";

type ScrollSidewaysProps = {
  /** Names the box for those who scroll it by keyboard. */
  label: string;
  /** Of the box that scrolls. */
  className: string;
  slot?: string;
  children: ReactNode;
};

/** A mask, not a layer above: nothing of ours covers what others wrote. */
const fades = {
  start: "ltr:mask-l-from-95% rtl:mask-r-from-95%",
  end: "ltr:mask-r-from-95% rtl:mask-l-from-95%",
};

/** A box for a wide table: its edge fades where more columns are. */
export function ScrollSideways({ label, className, slot, children }: ScrollSidewaysProps) {
  const { ref, edges } = useEdges();
  return (
    <div
      aria-label={label}
      className={clsx(
        "focus-visible:mask-none",
        edges.start && fades.start,
        edges.end && fades.end,
        className,
      )}
      data-more={
        [edges.start && "start", edges.end && "end"].filter(Boolean).join(" ") || undefined
      }
      data-slot={slot}
      ref={ref}
      role="group"
      // A keyboard user can scroll a wide table only with focus on it.
      tabIndex={0}
    >
      {children}
    </div>
  );
}
