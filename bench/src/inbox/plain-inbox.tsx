import "../../../packages/ui/src/styles.css";
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type { InboxRow } from "../../../packages/ui/src/patterns/inbox-list/index.ts";
import { BOX_HEIGHT, type InboxContender, rowAt } from "./contender.ts";

/** What a window of a plain inbox draws. */
export interface WindowProps {
  items: readonly InboxRow[];
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** The row that has the focus; it has to be mounted and in view before it gets it. */
  current: number;
  /** Focuses the current row; called by a window that mounts rows later than in the commit itself. */
  focusCurrent: () => void;
}

/** A head with the checkbox of all, `j` and `k`, and the window of a contender below it. */
function PlainInbox({
  items,
  rows: Rows,
}: {
  items: readonly InboxRow[];
  rows: ComponentType<WindowProps>;
}) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState(-1);
  const [toggle] = useState(() => (id: string) => {
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  });
  const latest = useRef(current);
  const [focusCurrent] = useState(() => () => {
    rowAt(latest.current)?.querySelector("a")?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "j") setCurrent((index) => Math.min(index + 1, items.length - 1));
      if (key === "k") setCurrent((index) => Math.max(index - 1, 0));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [items]);
  useLayoutEffect(() => {
    latest.current = current;
    focusCurrent();
  }, [current, focusCurrent]);
  return (
    <div className="@container/inbox flex flex-col" style={{ height: BOX_HEIGHT }}>
      <label className="flex h-11 items-center gap-2 border-b px-6">
        <input
          type="checkbox"
          data-all=""
          aria-label={`Select all (${selected.size} / ${items.length})`}
          checked={selected.size === items.length}
          onChange={({ target }) =>
            setSelected(target.checked ? new Set(items.map(({ id }) => id)) : new Set())
          }
        />
        <span>{`(${selected.size} / ${items.length})`}</span>
      </label>
      <Rows
        items={items}
        selected={selected}
        onToggle={toggle}
        current={current}
        focusCurrent={focusCurrent}
      />
    </div>
  );
}

/** A contender that draws plain lines in its own window. */
export const plainInbox = (rows: ComponentType<WindowProps>): InboxContender => ({
  mount: (root, items) => createRoot(root).render(<PlainInbox items={items} rows={rows} />),
});
