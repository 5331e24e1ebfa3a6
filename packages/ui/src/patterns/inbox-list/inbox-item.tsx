import { clsx } from "clsx";
import { memo, type ReactNode, useState } from "react";
import { Checkbox } from "../../components/checkbox/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { itemVariants } from "./inbox-item.variants.ts";
import { ItemFacts } from "./item-facts.tsx";
import { ItemLink } from "./item-link.tsx";
import { PriorityMark } from "./priority-mark.tsx";
import { RowActions } from "./row-actions.tsx";
import { capitalised, knownSource } from "./source.logic.ts";
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
      <ItemLink
        item={item}
        index={index}
        total={total}
        selected={selected}
        source={source}
        now={now}
        onOpen={() => onIntent({ type: "open", id: item.id })}
      />
      {(!active || touch) && <ItemFacts item={item} now={now} source={source} />}
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

/** One item. Memoised: of ten thousand, one key press re-renders two. */
export const InboxItem = memo(UnmemoizedItem);
