import { useLayoutEffect, useRef, useState } from "react";
import { ROW_HEIGHT } from "./contender.ts";
import { plainInbox, type WindowProps } from "./plain-inbox.tsx";
import { PlainLine } from "./plain-line.tsx";

const VIEW = Math.ceil(556 / ROW_HEIGHT) + 1;

/** A hand-written window for rows of one height: two gaps and the rows between them, no library. */
function Rows({ items, selected, onToggle, current }: WindowProps) {
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [before, setBefore] = useState(current);
  // In the render itself, so that the row is there when it gets the focus.
  let from = first;
  if (before !== current) {
    if (current < first) from = current;
    else if (current > first + VIEW - 3) from = current - VIEW + 3;
    setBefore(current);
    setFirst(from);
  }
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || current < 0) return;
    const top = current * ROW_HEIGHT;
    if (top < element.scrollTop) element.scrollTop = top;
    const bottom = top + ROW_HEIGHT - element.clientHeight;
    if (bottom > element.scrollTop) element.scrollTop = bottom;
  }, [current]);
  const shown = items.slice(from, from + VIEW);
  return (
    <div
      ref={box}
      className="min-h-0 flex-1 overflow-y-auto"
      style={{ overflowAnchor: "none" }}
      onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / ROW_HEIGHT))}
    >
      <ul>
        <li role="presentation" style={{ height: from * ROW_HEIGHT }} />
        {shown.map((item, offset) => (
          <PlainLine
            key={item.id}
            item={item}
            index={from + offset}
            total={items.length}
            selected={selected.has(item.id)}
            onToggle={onToggle}
          />
        ))}
        <li
          role="presentation"
          style={{ height: (items.length - from - shown.length) * ROW_HEIGHT }}
        />
      </ul>
    </div>
  );
}

export const contender = plainInbox(Rows);
