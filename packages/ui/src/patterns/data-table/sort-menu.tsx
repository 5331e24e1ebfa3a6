import { ArrowDownUp } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../components/menu/index.ts";
import type { DataColumn, DataSort } from "./data-table.types.ts";
import { nextSort } from "./sort.logic.ts";

interface SortMenuProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: DataSort;
  onSort: (sort: DataSort) => void;
}

/** Sorts by columns that have no header because the table is narrow. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const labels = useLabels();
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined);
  if (sortable.length === 0) return null;
  return (
    <Menu>
      <MenuTrigger>
        <Button
          variant="ghost"
          size="sm"
          iconStart={ArrowDownUp}
          className="ms-auto -me-2 focus-visible:-outline-offset-2"
        >
          {labels.sort}
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        {sortable.map(({ id, header }) => (
          <MenuItem
            key={id}
            end={sort?.column === id ? labels[sort.direction] : undefined}
            onSelect={() => onSort(nextSort(sort, id))}
          >
            {header}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
