import { type FocusEvent, type RefObject, useMemo, useState } from "react";
import { useVirtualRows, type VirtualRows } from "../../hooks/use-virtual-rows.ts";
import { virtualParts } from "../../hooks/virtual-parts.logic.ts";
import type { SessionGroup } from "./group-sessions.logic.ts";
import { SessionItem } from "./session-item.tsx";
import type { SessionIntents } from "./types.ts";

/** Height of a heading and of a row in px until they are measured. */
const ROW = 32;

interface SessionRowsProps extends SessionIntents {
  groups: readonly SessionGroup[];
  activeId: string | null;
  scroller: RefObject<HTMLElement | null>;
}

/** The groups with their headings; of a long history only the rows in view. */
export function SessionRows({ groups, activeId, scroller, ...intents }: SessionRowsProps) {
  // A heading takes a place among the rows: what is above a row has to be known by its height.
  const ids = useMemo(
    () => groups.flatMap(({ heading, rows }) => [heading, ...rows.map(({ id }) => id)]),
    [groups],
  );
  const [focused, setFocused] = useState<string | null>(null);
  const rows = useVirtualRows({
    ids,
    scroller,
    estimate: ROW,
    keep: () => (focused === null ? -1 : ids.indexOf(focused)),
  });
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // The menu of a row is elsewhere in the document: its row stays.
    if (!currentTarget.contains(target)) return;
    const index = target.closest<HTMLElement>("li[data-index]")?.dataset.index;
    setFocused(index === undefined ? null : (ids[Number(index)] ?? null));
  };
  return placeGroups(groups).map(({ group, at }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes which row has the focus
    <section
      key={group.heading}
      aria-label={group.heading}
      onFocus={rows.virtual ? onFocus : undefined}
    >
      <h3
        ref={rows.measure}
        data-index={at}
        className="px-2 pt-3 pb-1 font-medium text-12 text-subtle"
      >
        {group.heading}
      </h3>
      <GroupRows group={group} at={at} rows={rows} activeId={activeId} {...intents} />
    </section>
  ));
}

interface GroupRowsProps extends SessionIntents {
  group: SessionGroup;
  /** Index of its heading among all headings and rows. */
  at: number;
  rows: VirtualRows;
  activeId: string | null;
}

/** The rows of a group, with gaps for those that are not rendered. */
function GroupRows({ group, at, rows, activeId, ...intents }: GroupRowsProps) {
  const parts = partsOf(group, at, rows);
  const [only] = parts;
  // A list needs an item.
  if (parts.length === 1 && only?.kind === "gap") return <div style={{ height: only.size }} />;
  return (
    <ul>
      {parts.map((part) => {
        if (part.kind === "gap")
          return <li key={part.key} aria-hidden="true" style={{ height: part.size }} />;
        const position = part.index - at;
        const session = group.rows[position - 1];
        return (
          session && (
            <SessionItem
              key={session.id}
              session={session}
              active={session.id === activeId}
              index={rows.virtual ? part.index : undefined}
              position={rows.virtual ? position : undefined}
              of={rows.virtual ? group.rows.length : undefined}
              measure={rows.measure}
              {...intents}
            />
          )
        );
      })}
    </ul>
  );
}

/** The groups with the index of each heading among all headings and rows. */
function placeGroups(groups: readonly SessionGroup[]) {
  let next = 0;
  return groups.map((group) => {
    const at = next;
    next += group.rows.length + 1;
    return { group, at };
  });
}

/** The rows of a group that are rendered, with gaps for its others. @param at index of its heading */
function partsOf({ rows }: SessionGroup, at: number, { parts, offsetOf }: VirtualRows) {
  const end = at + rows.length + 1;
  const offset = (index: number) => offsetOf(index) ?? 0;
  const places = parts.flatMap((part) =>
    part.kind === "row" && part.index > at && part.index < end
      ? [{ index: part.index, start: offset(part.index), end: offset(part.index + 1) }]
      : [],
  );
  return virtualParts(places, offset(end) - offset(at + 1), offset(at + 1));
}
