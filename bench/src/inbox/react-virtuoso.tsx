import { useEffect, useRef } from "react";
import { type ItemContent, Virtuoso, type VirtuosoHandle } from "react-virtuoso";
import { plainInbox, type WindowProps } from "./plain-inbox.tsx";
import { PlainLine } from "./plain-line.tsx";

type Item = WindowProps["items"][number];

const line: ItemContent<Item, WindowProps> = (index, item, { items, selected, onToggle }) => (
  <PlainLine
    item={item}
    index={index}
    total={items.length}
    selected={selected.has(item.id)}
    onToggle={onToggle}
  />
);

/** As its documentation shows it: heights are measured, and a list of keys moves by `scrollIntoView`. */
function Rows(props: WindowProps) {
  const { items, current, focusCurrent } = props;
  const list = useRef<VirtuosoHandle>(null);
  useEffect(() => {
    if (current >= 0) list.current?.scrollIntoView({ index: current, done: focusCurrent });
  }, [current, focusCurrent]);
  return (
    <Virtuoso
      ref={list}
      style={{ flex: 1 }}
      data={items}
      context={props}
      computeItemKey={(_, { id }) => id}
      itemContent={line}
    />
  );
}

export const contender = plainInbox(Rows);
