import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useLabels } from "../../components/labels/index.ts";
import { Link } from "../../components/link/index.ts";
import { DueDate } from "./due-date.tsx";
import { capitalised, knownPriority } from "./source.logic.ts";
import type { InboxRow } from "./types.ts";

interface ItemLinkProps {
  item: InboxRow;
  /** Index in the whole list, from 0. */
  index: number;
  total: number;
  selected: boolean;
  /** Name of the source. */
  source: string;
  now: string;
  onOpen: () => void;
}

/** The words of an item, which open it. Its name says what else the row shows. */
export function ItemLink({ item, index, total, selected, source, now, onOpen }: ItemLinkProps) {
  const labels = useLabels();
  return (
    <Link
      data-slot="inbox-link"
      variant="plain"
      dir={directionOf(item.title)}
      href={item.href}
      className={clsx(
        "col-start-2 col-end-7 row-1 -ms-1.5 min-w-0 flex-1 truncate rounded-4 py-1 ps-1.5 text-as-parent text-13 text-subtle focus-visible:-outline-offset-1",
        // A finger opens the item from anywhere on its row but the box.
        "not-pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:inset-y-0 pointer-coarse:after:start-13 pointer-coarse:after:end-0",
      )}
      onClick={onOpen}
    >
      <span
        className={clsx(
          "me-1 text-14 @max-sm/inbox:block @max-sm/inbox:truncate",
          knownPriority(item.priority) === "low" ? "text-muted" : "font-medium text-default",
        )}
      >
        {item.reference && (
          <>
            <span className="me-0.5 font-normal text-muted">{item.reference}</span>{" "}
          </>
        )}
        {isolated(item.title)}
      </span>{" "}
      {item.problem ? (
        <span className="text-danger">{isolated(item.problem)}</span>
      ) : (
        <>
          {item.dueDate && <DueDate day={item.dueDate} now={now} open={item.status !== "done"} />}
          {item.description && isolated(item.description)}
        </>
      )}
      {/* Part of the name: a description would be read twice, or not at all. */}
      <span className="sr-only">
        {`, ${labels.inboxItem({
          position: index + 1,
          total,
          selected,
          source,
          priority: capitalised(item.priority),
          status: capitalised(item.status),
        })}`}
      </span>
    </Link>
  );
}

/**
 * The direction of a title: of its first letter. The line is cut where its title ends: a right-to-left page would keep the end of a
 * left-to-right one. Not `auto`, which does not look into isolated words.
 */
function directionOf(title: string): "ltr" | "rtl" | undefined {
  const letter = /\p{L}/u.exec(title)?.[0];
  if (letter === undefined) return undefined;
  return rightToLeft.test(letter) ? "rtl" : "ltr";
}

const rightToLeft = /[\u0590-\u08ff]/;

/** Text in another direction gets an element of its own; most of ten thousand rows need none. */
function isolated(text: string): ReactNode {
  return rightToLeft.test(text) ? <bdi>{text}</bdi> : text;
}
