import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Link } from "../../components/link/index.ts";
import { numberText } from "./columns.logic.ts";
import { MenuFrame } from "./menu-frame.tsx";
import { PartMenu } from "./part-menu.tsx";
import { rowsText } from "./rows.logic.ts";
import { useQuestionBar } from "./question-bar-context.ts";
import type { ChipMenuState } from "./use-chip-menu.ts";

interface QuestionFootProps {
  menu: ChipMenuState | undefined;
  /** Describes the button that asks. */
  id: string;
  /** Why nothing can be asked. */
  blocked: string | undefined;
  onAsk: (() => void) | undefined;
  onFold: (() => void) | undefined;
  fileHref: string | undefined;
}

/** What the question counts and where, with what can be done with it. */
export function QuestionFoot({ menu, id, blocked, onAsk, onFold, fileHref }: QuestionFootProps) {
  const { writing, tables } = useQuestionBar();
  const { words } = writing;
  return (
    <div
      className="nums flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 border-t py-1 ps-3 pe-1 text-12 text-subtle"
      data-slot="question-foot"
    >
      <span className="min-w-0 flex-1 basis-36 wrap-anywhere text-as-parent" dir="auto">
        <FootText fileHref={fileHref} />
      </span>
      <span hidden id={id}>
        {blocked}
      </span>
      <span className="ms-auto flex items-center gap-1">
        {menu && tables.length > 1 && (
          <MenuFrame
            {...menu.frame("table")}
            name={words.otherFile}
            trigger={
              <Button data-path="table" size="sm" variant="ghost">
                {words.otherFile}
              </Button>
            }
          >
            <PartMenu path="table" />
          </MenuFrame>
        )}
        {onFold && (
          <Button onClick={onFold} size="sm" variant="ghost">
            {words.foldQuestion}
          </Button>
        )}
        {menu && onAsk && (
          <Button
            aria-describedby={blocked === undefined ? undefined : id}
            aria-disabled={blocked === undefined ? undefined : true}
            className="aria-disabled:text-disabled"
            onClick={onAsk}
            size="sm"
            variant={blocked === undefined ? "primary" : "neutral"}
          >
            {words.askQuestion}
          </Button>
        )}
      </span>
    </div>
  );
}

function FootText({ fileHref }: { fileHref: string | undefined }) {
  const { question, writing, status, open } = useQuestionBar();
  const { words, table } = writing;
  const labels = useLabels();
  const file =
    fileHref === undefined ? (
      <bdi>{table.filename}</bdi>
    ) : (
      <Link href={fileHref}>
        <bdi>{table.filename}</bdi>
      </Link>
    );
  if (open.length > 0) return words.nothingComputed;
  switch (status.kind) {
    case "problems":
      return status.problems.map(({ sentence }) => sentence).join(" ");
    case "failed":
      return (
        <span className="text-danger">
          {words.rowsNotCounted}{" "}
          {status.onRetry && (
            <Button className="-my-1" onClick={status.onRetry} size="sm" variant="ghost">
              {labels.tryAgain}
            </Button>
          )}
        </span>
      );
    case "counting":
      return (
        <>
          <span className="animate-breathe">{words.countingRows}</span>, {file}
        </>
      );
    case "counted":
      return (
        <>
          {rowsText(status, question, writing)}
          {status.rows > 0 ? ", " : " "}
          {file}
        </>
      );
    case "idle":
      return (
        <>
          {words.questionRows(table.row_count, numberText(table.row_count, writing))}, {file}
        </>
      );
  }
}
