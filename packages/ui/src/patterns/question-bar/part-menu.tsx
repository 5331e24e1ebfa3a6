import { AddMenu, type Addition } from "./add-menu.tsx";
import { ConditionMenu } from "./condition-menu.tsx";
import { FigureMenu } from "./figure-menu.tsx";
import { GroupMenu } from "./group-menu.tsx";
import { MenuFoot } from "./menu-foot.tsx";
import { ListNote } from "./option-list.tsx";
import { OpenWordMenu } from "./open-word-menu.tsx";
import { HavingMenu, OrderMenu } from "./order-menu.tsx";
import { ProblemMenu } from "./problem-menu.tsx";
import { useQuestionBar } from "./question-bar-context.ts";
import type { ChipPart } from "./sentence.logic.ts";
import { TableMenu } from "./table-menu.tsx";

const additionOf = (path: string): { start?: Addition } => {
  const start = path.split("/")[1] as Addition | undefined;
  return start === undefined ? {} : { start };
};

/** The menu of a chip, or of what is beside the chips: `add`, `add/group` or `table`. */
export function PartMenu({ path, part }: { path: string; part?: ChipPart }) {
  if (path === "table") return <TableMenu />;
  if (part === undefined) return <AddMenu {...additionOf(path)} />;
  return (
    <>
      {part.reason !== undefined && (
        <div className="shrink-0 border-b">
          <ListNote>{part.reason}</ListNote>
        </div>
      )}
      <ChipMenu part={part} />
    </>
  );
}

function ChipMenu({ part }: { part: ChipPart }) {
  const { open, writing } = useQuestionBar();
  const { path, role, problem } = part;
  const at = Number(path.split("/")[1]);
  if (problem?.written !== undefined)
    return <ProblemMenu path={path} problem={{ ...problem, written: problem.written }} />;
  switch (role) {
    case "figure":
      return <FigureMenu at={at} />;
    case "group":
      return <GroupMenu at={at} />;
    case "order":
    case "top":
      return <OrderMenu path={role} />;
    case "having":
      return <HavingMenu />;
    case "open": {
      const word = open[at];
      return word ? <OpenWordMenu open={word} /> : null;
    }
    case "share":
      if (path === "share")
        return (
          <MenuFoot remove={{ label: writing.words.removePart, path }}>
            {writing.words.showShare}
          </MenuFoot>
        );
      return <ConditionMenu path={path} />;
    case "condition":
    case "period":
    case "without":
    case "compare":
      return <ConditionMenu path={path} />;
  }
}
