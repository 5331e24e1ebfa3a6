import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { Icon } from "../../components/icon/index.ts";
import { MenuFrame } from "./menu-frame.tsx";
import { PartMenu } from "./part-menu.tsx";
import { chipVariants } from "./question-bar.variants.ts";
import { useQuestionBar } from "./question-bar-context.ts";
import { isWaiting, Segments } from "./segments.tsx";
import { type ChipPart, chipText } from "./sentence.logic.ts";
import type { ChipMenuState } from "./use-chip-menu.ts";

/** A row, or a list with a label before each line where there is no room for a row. */
export type ChipLayout = "row" | "list";

interface ChipProps {
  part: ChipPart;
  layout: ChipLayout;
  /** Without it the chip can only be read. */
  menu?: ChipMenuState | undefined;
  tabIndex: number;
  /** Before the text in a list. @default what the part is */
  label?: string;
}

/** A part of the question: a button that opens what it can be. */
export function Chip({ part, layout, menu, tabIndex, label }: ChipProps) {
  const { writing } = useQuestionBar();
  const { words } = writing;
  const { path, state, role } = part;
  const text = chipText(part);
  const content = (
    <>
      {layout === "list" && (
        <span className={clsx("text-12", isWaiting(part) ? "text-warning" : "text-subtle")}>
          {label ?? words.questionRoles[role]}
        </span>
      )}
      <span
        className={clsx(
          "min-w-0 truncate",
          state === "assumed" &&
            "underline decoration-line-strong decoration-dotted decoration-2 underline-offset-4",
          state === "empty" && "text-subtle",
        )}
        dir="auto"
      >
        <Segments segments={part.segments} />
      </span>
      {state === "assumed" && <span className="sr-only">{words.assumedPart}</span>}
      {layout === "list" && menu && <Icon className="text-subtle" icon={ChevronDown} />}
    </>
  );
  const look = chipVariants({ layout, state, readOnly: menu === undefined });
  if (!menu)
    return (
      <span className={look} data-slot="question-chip" title={text}>
        {content}
      </span>
    );
  return (
    <MenuFrame
      {...menu.frame(path)}
      name={text}
      trigger={
        <button
          className={look}
          data-chip={state}
          data-path={path}
          data-slot="question-chip"
          tabIndex={tabIndex}
          title={text}
          type="button"
        >
          {content}
        </button>
      }
    >
      <PartMenu part={part} path={path} />
    </MenuFrame>
  );
}
