import { Plus } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";

/** The column headers; visually hidden if the rows explain themselves. */
export function FactHead({
  columns,
  free,
  visible,
}: {
  columns: { key: string; value: string };
  free: boolean;
  visible: boolean;
}) {
  const name = "h-8 truncate border-b px-3 text-start font-medium text-12 text-muted";
  return (
    <thead className={visible ? "bg-sunken" : "sr-only"}>
      <tr>
        <th className={name} scope="col">
          {columns.key}
        </th>
        <th className={name} colSpan={free ? 2 : 1} scope="col">
          {columns.value}
        </th>
      </tr>
    </thead>
  );
}

/** The button that adds a row, and the notice about rows without a key. */
export function FactFoot({
  add,
  blank,
  dropped,
  disabled,
  onAdd,
}: {
  add: string;
  blank: number;
  dropped: number;
  disabled: boolean;
  onAdd: () => void;
}) {
  const labels = useLabels();
  const note =
    blank > 0 ? labels.blankFacts(blank) : dropped > 0 ? labels.blankFactsDropped(dropped) : "";
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-t px-1.5 py-1.5">
      <Button
        data-place="add"
        disabled={disabled}
        iconStart={Plus}
        onClick={onAdd}
        size="sm"
        variant="ghost"
      >
        {add}
      </Button>
      <p className="ms-auto px-1.5 text-12 text-muted" data-slot="fact-note" role="status">
        {note}
      </p>
    </div>
  );
}
