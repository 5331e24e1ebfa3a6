import { memo } from "react";
import type { InboxRow } from "../../../packages/ui/src/patterns/inbox-list/index.ts";
import { inboxNow } from "../../../packages/ui/src/patterns/inbox-list/inbox-list.fixtures.ts";
import {
  itemDotVariants,
  itemVariants,
} from "../../../packages/ui/src/patterns/inbox-list/inbox-item.variants.ts";
import { ROW_HEIGHT } from "./contender.ts";

const plainClass = itemVariants({ selected: false, current: false, active: false });
const selectedClass = itemVariants({ selected: true, current: false, active: false });
const dotClass = itemDotVariants({ tone: "accent" });
const BARS = "M2 10h2.5v4H2zM6.75 6.5h2.5V14h-2.5zM11.5 3H14v11h-2.5z";
const LETTER =
  "M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM22 7l-9 5.7a2 2 0 0 1-2 0L2 7";
const TICK = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8.5 12l2.5 2.5 4.5-5";

let age: Intl.RelativeTimeFormat | undefined;
/** Made for the first row, as ours is: the first format of a page takes about as long as the rows do, and would else be loaded with the code. */
const keptAge = () =>
  (age ??= new Intl.RelativeTimeFormat("en", { style: "narrow", numeric: "auto" }));

interface PlainLineProps {
  item: InboxRow;
  index: number;
  total: number;
  selected: boolean;
  onToggle: (id: string) => void;
}

function Stroke({ path }: { path: string }) {
  return (
    <svg width={16} height={16} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
      <path d={path} />
    </svg>
  );
}

/** What a row of our list shows at rest, in plain elements that do nothing by themselves but select. */
export const PlainLine = memo(function PlainLine({
  item,
  index,
  total,
  selected,
  onToggle,
}: PlainLineProps) {
  const minutes = (Date.parse(item.receivedAt ?? inboxNow) - Date.parse(inboxNow)) / 60_000;
  return (
    <li
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total}
      className={selected ? selectedClass : plainClass}
      style={{ height: ROW_HEIGHT }}
    >
      <input
        type="checkbox"
        aria-label={`Select ${item.title}`}
        checked={selected}
        onChange={() => onToggle(item.id)}
      />
      <svg
        viewBox="0 0 16 16"
        fill="currentColor"
        aria-hidden
        className="size-4 shrink-0 text-muted"
      >
        <path d={BARS} />
      </svg>
      <Stroke path={LETTER} />
      <a
        href={item.href}
        className="relative min-w-0 flex-1 truncate rounded-4 py-1 text-13 text-subtle"
      >
        <span className="me-1 font-medium text-14 text-default">{item.title}</span>{" "}
        {item.description}
        <span className="sr-only">
          {`, ${index + 1} of ${total}, ${selected ? "selected, " : ""}${item.sourceType}, ${item.priority} priority, ${item.status}`}
        </span>
      </a>
      <span aria-hidden className="w-28 shrink-0 truncate text-13 text-muted">
        {item.sourceType}
      </span>
      <span aria-hidden className={dotClass}>
        {item.status}
      </span>
      <time
        dateTime={item.receivedAt ?? undefined}
        className="nums w-16 text-end text-12 text-subtle"
      >
        {keptAge().format(Math.round(minutes / 60), "hour")}
      </time>
      <button type="button" aria-label={`Resolve ${item.title}`}>
        <Stroke path={TICK} />
      </button>
    </li>
  );
});
