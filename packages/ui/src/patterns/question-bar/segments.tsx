import { clsx } from "clsx";
import { Fragment } from "react";
import type { ChipPart, Segment } from "./sentence.logic.ts";

/** The text of a chip or a line, its names and values strong. */
export function Segments({
  segments,
  plain = false,
}: {
  segments: readonly Segment[];
  plain?: boolean;
}) {
  return segments.map(({ text, strong }, at) =>
    strong ? (
      <b
        className={clsx(
          "font-semibold",
          !plain && "text-default group-data-[state=open]/chip:text-accent",
        )}
        key={at}
      >
        {text}
      </b>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}

/** Whether a chip waits for a person. */
export const isWaiting = ({ state }: ChipPart): boolean => state === "open" || state === "problem";
