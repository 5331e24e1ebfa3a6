import { useState } from "react";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from "../../components/menu/index.ts";
import { withHeader, withRange } from "./choices.logic.ts";
import { boundsOf, tableAround } from "./layout.logic.ts";
import { rangeText } from "./ranges.logic.ts";
import type { FileReadingView, ReadingChoices } from "./types.ts";
import { useReadingWords } from "./use-reading-words.ts";

interface RowMenuProps {
  reading: FileReadingView;
  choices: ReadingChoices;
  /** Columns of the sheet. */
  columns: number;
  row: number;
  name: string;
  onChange: (choices: ReadingChoices) => void;
  /** The menu has closed: the row gets the focus back. */
  onClosed: () => void;
}

/** What a row can be made: it opens over the number of its row, and exists only while it is open. */
export function RowMenu({
  reading,
  choices,
  columns,
  row,
  name,
  onChange,
  onClosed,
}: RowMenuProps) {
  const { words } = useReadingWords();
  const [open, setOpen] = useState(true);
  const { sheet, tables, rowTotal } = reading;
  const table = tableAround(tables, row);
  const header = table?.header;
  const range = table
    ? boundsOf(table)
    : { firstRow: row, lastRow: rowTotal, firstColumn: 1, lastColumn: columns };
  const makeHeader = (first: number, last: number) =>
    onChange(withHeader(choices, sheet, { first, last }));
  const makeRange = (change: Partial<typeof range>) =>
    onChange(withRange(choices, sheet, rangeText({ ...range, ...change })));
  const isHeader = header !== undefined && row >= header.first && row <= header.last;
  const isOnlyHeader = isHeader && header.first === header.last;
  return (
    <Menu onOpenChange={setOpen} open={open}>
      <MenuTrigger>
        {/* Only where the menu opens, and its name: the button of the row is beside it. */}
        <button
          aria-hidden
          aria-label={name}
          className="pointer-events-none absolute inset-0 opacity-0"
          tabIndex={-1}
          type="button"
        />
      </MenuTrigger>
      <MenuContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        {!isOnlyHeader && (
          <MenuItem onSelect={() => makeHeader(row, row)}>{words.makeHeader}</MenuItem>
        )}
        {header && row !== header.first && row <= header.last && (
          <MenuItem onSelect={() => makeHeader(row, header.last)}>{words.headerStarts}</MenuItem>
        )}
        {header && row !== header.last && row >= header.first && (
          <MenuItem onSelect={() => makeHeader(header.first, row)}>{words.headerEnds}</MenuItem>
        )}
        {isHeader && <MenuItem onSelect={() => makeHeader(0, 0)}>{words.noHeaderAtAll}</MenuItem>}
        <MenuSeparator />
        {row <= range.lastRow && (
          <MenuItem onSelect={() => makeRange({ firstRow: row })}>{words.tableStarts}</MenuItem>
        )}
        {row >= range.firstRow && (
          <MenuItem onSelect={() => makeRange({ lastRow: row })}>{words.tableEnds}</MenuItem>
        )}
      </MenuContent>
    </Menu>
  );
}
