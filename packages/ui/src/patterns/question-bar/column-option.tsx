import { Calendar, CaseSensitive, ToggleLeft } from "lucide-react";
import { Icon } from "../../components/icon/index.ts";
import { columnDetail, kindOf, type Writing } from "./columns.logic.ts";
import type { Option } from "./option-list.tsx";
import type { QuestionColumn } from "./types.ts";

/** What a column holds, as a sign: a number, letters, a date, a switch. */
function ColumnMark({ column }: { column: QuestionColumn }) {
  const kind = kindOf(column);
  if (kind === "date") return <Icon icon={Calendar} />;
  if (kind === "yesNo") return <Icon icon={ToggleLeft} />;
  return kind === "text" ? <Icon icon={CaseSensitive} /> : <span aria-hidden>1.0</span>;
}

/** A column as a line of a menu. */
export const columnOption = (
  column: QuestionColumn,
  writing: Writing,
  {
    id = "column",
    checked = false,
    onTake,
  }: { id?: string; checked?: boolean; onTake: () => void },
): Option => ({
  id: `${id}-${column.name}`,
  label: column.label,
  detail: columnDetail(column, writing),
  mark: <ColumnMark column={column} />,
  checked,
  onTake,
});
