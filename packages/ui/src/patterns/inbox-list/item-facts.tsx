import { RelativeTime } from "../../components/time/index.ts";
import { itemDotVariants } from "./inbox-item.variants.ts";
import { capitalised, statusTone } from "./source.logic.ts";
import type { InboxRow } from "./types.ts";

interface ItemFactsProps {
  item: InboxRow;
  now: string;
  /** Name of the source. */
  source: string;
}

/** Where an item is from, how it is going and when it came, as long as its actions do not need the room. */
export function ItemFacts({ item, now, source }: ItemFactsProps) {
  return (
    <>
      {/* The step says it better, and needs the room. */}
      {!item.step && (
        <>
          <span
            aria-hidden
            className="hidden w-28 shrink-0 truncate text-13 text-as-parent text-muted @lg/inbox:block"
            dir="auto"
          >
            {source}
          </span>
          <span
            aria-hidden
            className={itemDotVariants({ tone: statusTone(item.status) })}
            dir="auto"
          >
            {capitalised(item.status)}
          </span>
        </>
      )}
      {item.receivedAt ? (
        <RelativeTime
          value={item.receivedAt}
          now={now}
          length="short"
          className="nums col-start-5 row-2 shrink-0 text-12 text-subtle @sm/inbox:w-16 @sm/inbox:text-end"
        />
      ) : (
        <span className="hidden w-16 shrink-0 @sm/inbox:block" />
      )}
    </>
  );
}
