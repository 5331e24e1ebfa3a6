import { clsx } from "clsx";
import { memo, type ReactNode, useState } from "react";
import { Checkbox } from "../../components/checkbox/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Link } from "../../components/link/index.ts";
import { RelativeTime } from "../../components/time/index.ts";
import { itemDotVariants, itemVariants } from "./inbox-item.variants.ts";
import { PriorityMark } from "./priority-mark.tsx";
import { RowActions } from "./row-actions.tsx";
import { capitalised, knownPriority, knownSource, statusTone } from "./source.logic.ts";
import { sourceIcon, waitingIcon } from "./source-icons.ts";
import { SwipeMarks } from "./swipe-marks.tsx";
import { swipes } from "./swipe.logic.ts";
import type { InboxFolder, InboxIntent, InboxRow } from "./types.ts";
import { usePointed } from "./use-pointed.ts";
import { useSwipe } from "./use-swipe.ts";

interface InboxItemProps {
  item: InboxRow;
  /** Index in the whole list, from 0. */
  index: number;
  total: number;
  folder: InboxFolder;
  now: string;
  selected: boolean;
  /** Has, or last had, focus, and no key is held down that would move it at once. */
  current: boolean;
  /** Has focus, and no key is held down that would move it at once. */
  focused: boolean;
  busy: boolean;
  /** The pointer is a finger and cannot hover: everything is shown. */
  touch: boolean;
  resolve: ((item: InboxRow) => ReactNode) | undefined;
  onPress: (id: string, range: boolean) => void;
  onIntent: (intent: InboxIntent) => void;
  measure: ((element: HTMLElement | null) => void) | undefined;
}

function UnmemoizedItem({
  item,
  index,
  total,
  folder,
  now,
  selected,
  current,
  focused,
  busy,
  touch,
  resolve,
  onPress,
  onIntent,
  measure,
}: InboxItemProps) {
  const { pointed, ref } = usePointed();
  const [open, setOpen] = useState(false);
  const labels = useLabels();
  const swipe = useSwipe({
    enabled: touch && !busy,
    way: swipes[folder],
    onSwipe: (type) => onIntent({ type, ids: [item.id], of: "item" }),
  });
  const active = pointed || focused || open;
  const known = knownSource(item.sourceType);
  const source = known === null ? capitalised(item.sourceType) : labels.sourceTypes[known];
  return (
    <li
      ref={(element) => {
        measure?.(element);
        const leave = ref(element);
        return () => {
          leave?.();
          measure?.(null);
        };
      }}
      data-slot="inbox-item"
      data-state={selected ? "selected" : undefined}
      data-index={index}
      data-item-id={item.id}
      aria-posinset={index + 1}
      aria-setsize={total}
      aria-busy={busy || undefined}
      className={itemVariants({ selected, current, active })}
      {...swipe.handlers}
      style={swipe.style}
    >
      <Checkbox
        aria-label={labels.selectRow(item.title)}
        checked={selected}
        className="touch-target-roomy me-2 select-none pointer-coarse:ms-1.5 pointer-coarse:me-3.5"
        onClick={(event) => onPress(item.id, event.shiftKey)}
      />
      <PriorityMark
        priority={item.priority}
        className="col-start-2 row-2 @max-sm/inbox:self-center"
      />
      <Icon
        icon={item.waiting ? waitingIcon[item.waiting] : sourceIcon(item.sourceType)}
        className={clsx(
          "col-start-3 row-2 self-center",
          item.waiting ? "text-warning" : "text-muted",
        )}
      />
      <Link
        data-slot="inbox-link"
        variant="plain"
        href={item.href}
        className={clsx(
          "col-start-2 col-end-7 row-1 -ms-1.5 min-w-0 flex-1 truncate rounded-4 py-1 ps-1.5 text-13 text-subtle focus-visible:-outline-offset-1",
          // A finger opens the item from anywhere on its row but the box.
          "not-pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:inset-y-0 pointer-coarse:after:start-13 pointer-coarse:after:end-0",
        )}
        onClick={() => onIntent({ type: "open", id: item.id })}
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
          item.description && isolated(item.description)
        )}
        {/* Part of the name: a description would be read twice, or not at all. */}
        <span className="sr-only">
          {`, ${labels.inboxItem({
            position: index + 1,
            total,
            selected,
            source,
            priority: capitalised(item.priority),
            status: item.status,
          })}`}
        </span>
      </Link>
      {(!active || touch) && (
        <>
          {/* The step says it better, and needs the room. */}
          {!item.step && (
            <>
              <span
                aria-hidden
                className="hidden w-28 shrink-0 truncate text-13 text-muted @lg/inbox:block"
              >
                {source}
              </span>
              <span aria-hidden className={itemDotVariants({ tone: statusTone(item.status) })}>
                {item.status}
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
      )}
      <SwipeMarks offset={swipe.offset} way={swipes[folder]} />
      <RowActions
        item={item}
        folder={folder}
        active={active || touch}
        touch={touch}
        busy={busy}
        resolve={resolve}
        open={open}
        onOpenChange={setOpen}
        onIntent={onIntent}
      />
    </li>
  );
}

/** Text in another direction gets an element of its own; most of ten thousand rows need none. */
function isolated(text: string): ReactNode {
  return /[\u0590-\u08ff]/.test(text) ? <bdi>{text}</bdi> : text;
}

/** One item. Memoised: of ten thousand, one key press re-renders two. */
export const InboxItem = memo(UnmemoizedItem);
