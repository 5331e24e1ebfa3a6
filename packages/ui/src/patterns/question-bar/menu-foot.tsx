import { CornerDownLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { Kbd } from "../../components/kbd/index.ts";
import { numberText } from "./columns.logic.ts";
import { useQuestionBar } from "./question-bar-context.ts";

interface MenuFootProps {
  /** In place of the keys. */
  children?: ReactNode;
  /** What its button says; without it nothing can be removed. */
  remove?: { label: string; path: string } | undefined;
}

/** The last line of a menu: what follows from the choice or the keys, and the way out. */
export function MenuFoot({ children = <Keys />, remove }: MenuFootProps) {
  const bar = useQuestionBar();
  return (
    <div className="flex min-h-9 shrink-0 items-center gap-2 border-t py-1 ps-3 pe-1 text-12 text-subtle">
      <span className="nums min-w-0 flex-1">{children}</span>
      {remove && (
        <Button onClick={() => bar.remove(remove.path)} size="sm" variant="ghost">
          {remove.label}
        </Button>
      )}
    </div>
  );
}

function Keys() {
  const { words } = useQuestionBar().writing;
  return (
    <span className="flex flex-wrap items-center gap-x-3 pointer-coarse:hidden">
      <span className="flex items-center gap-1">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {words.keysChoose}
      </span>
      <span className="flex items-center gap-1">
        <Kbd>
          <Icon icon={CornerDownLeft} size="xs" />
        </Kbd>
        {words.keysTake}
      </span>
      <span className="flex items-center gap-1">
        <Kbd>{words.keyEscape}</Kbd>
        {words.keysBack}
      </span>
    </span>
  );
}

/** How many rows are left with the condition of the menu. */
export function RowsWithChoice() {
  const { status, writing } = useQuestionBar();
  const { words } = writing;
  if (status.kind === "counting") return <>{words.countingRows}</>;
  if (status.kind !== "counted") return null;
  const rows = words.questionRows(status.rows, numberText(status.rows, writing));
  return <>{words.rowsWithChoice(rows)}</>;
}
