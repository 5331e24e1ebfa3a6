import { Sheet } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/icon/index.ts";
import { numberText } from "./columns.logic.ts";
import { MenuFoot } from "./menu-foot.tsx";
import { OptionList, searched } from "./option-list.tsx";
import { moveTo } from "./question.logic.ts";
import { useQuestionBar } from "./question-bar-context.ts";

/** The table that the question is about. */
export function TableMenu() {
  const { question, change, close, writing, tables } = useQuestionBar();
  const { words, table } = writing;
  const [query, setQuery] = useState("");
  const options = tables.map((other) => ({
    id: `table-${other.name}`,
    label: other.filename,
    text: `${other.filename} ${other.label}`,
    detail: `${other.label}, ${words.questionRows(other.row_count, numberText(other.row_count, writing))}`,
    mark: <Icon icon={Sheet} />,
    checked: other.name === table.name,
    onTake: () => {
      if (other.name !== table.name) change(moveTo(question, other));
      close();
    },
  }));
  return (
    <>
      <OptionList
        groups={searched([{ id: "tables", label: words.questionTables, options }], query)}
        label={words.searchTables}
        onQueryChange={setQuery}
        query={query}
      />
      <MenuFoot />
    </>
  );
}
