import {
  ArrowDownWideNarrow,
  Filter,
  GitCompare,
  Group,
  ListEnd,
  ListFilter,
  Percent,
  Sigma,
} from "lucide-react";
import { useEffect, useState } from "react";
import { Icon, type IconComponent } from "../../components/icon/index.ts";
import { kindOf } from "./columns.logic.ts";
import { CompareMenu } from "./compare-menu.tsx";
import { ConditionMenu } from "./condition-menu.tsx";
import { figuresOver } from "./figure.logic.ts";
import { FigureMenu, figureOption } from "./figure-menu.tsx";
import { eachOptions, GroupMenu } from "./group-menu.tsx";
import { MenuFoot } from "./menu-foot.tsx";
import { type OptionGroup, OptionList, searched } from "./option-list.tsx";
import { HavingMenu, OrderMenu, orderOptions, topOptions } from "./order-menu.tsx";
import { setFigure, setGroup } from "./question.logic.ts";
import { useQuestionBar } from "./question-bar-context.ts";
import type { QuestionDraft } from "./types.ts";

/** What can be added. */
export type Addition =
  | "figure"
  | "group"
  | "condition"
  | "share"
  | "order"
  | "top"
  | "having"
  | "compare";

const ICONS: Readonly<Record<Addition, IconComponent>> = {
  figure: Sigma,
  group: Group,
  condition: Filter,
  share: Percent,
  top: ListEnd,
  order: ArrowDownWideNarrow,
  having: ListFilter,
  compare: GitCompare,
};

/** As many as the contract allows. */
const MAX = { figures: 8, groups: 3, conditions: 20 };

/**
 * What can be added to a question as it is. A comparison is of one figure, and has neither groups nor an order; a share has
 * no order and no second figure.
 */
function additionsTo({
  show,
  by,
  where,
  having,
  order,
  top,
  share,
  compare,
}: QuestionDraft): Addition[] {
  const figures = show?.length ?? 0;
  const groups = by?.length ?? 0;
  const isCompared = compare !== undefined;
  const isOne = isCompared || share !== undefined;
  const isOrdered = (groups > 0 || show?.length === 0) && !isOne;
  const offered: Readonly<Record<Addition, boolean>> = {
    figure: figures < MAX.figures && !isOne,
    group: groups < MAX.groups && !isCompared,
    condition: (where?.length ?? 0) < MAX.conditions,
    share: figures <= 1 && (share?.length ?? 0) < MAX.conditions && !isCompared,
    order: isOrdered && !order,
    top: isOrdered && top === undefined,
    having: groups > 0 && figures > 0 && !having && !isOne,
    compare: figures === 1 && groups === 0 && !isOne,
  };
  return (Object.keys(offered) as Addition[]).filter((what) => offered[what]);
}

/** Adds a part: its kind first, or at once what is typed. */
export function AddMenu({ start }: { start?: Addition }) {
  const { question, focusAfter } = useQuestionBar();
  const [view, setView] = useState<{ what: Addition; column?: string } | undefined>(
    start && { what: start },
  );
  // Where it goes stays the same once it was added.
  const [at] = useState({
    figure: question.show?.length ?? 0,
    group: question.by?.length ?? 0,
    condition: question.where?.length ?? 0,
    share: question.share?.length ?? 0,
  });
  const condition = `where/${at.condition}`;
  const share = `share/${at.share}`;
  useEffect(() => {
    const paths = { figure: `show/${at.figure}`, group: `by/${at.group}`, condition };
    const single = { order: "order", top: "top", having: "having", compare: "compare/a/0" };
    if (view) focusAfter({ ...single, ...paths, share }[view.what]);
  });
  switch (view?.what) {
    case "figure":
      return <FigureMenu at={at.figure} />;
    case "group":
      return <GroupMenu at={at.group} />;
    case "condition":
    case "share":
      return (
        <ConditionMenu
          path={view.what === "share" ? share : condition}
          {...(view.column === undefined ? {} : { column: view.column })}
        />
      );
    case "order":
    case "top":
      return <OrderMenu path={view.what} />;
    case "having":
      return <HavingMenu />;
    case "compare":
      return <CompareMenu />;
    case undefined:
      return <Additions onChoose={setView} />;
  }
}

type AdditionsProps = { onChoose: (view: { what: Addition; column?: string }) => void };

function Additions({ onChoose }: AdditionsProps) {
  const { question, writing } = useQuestionBar();
  const { words } = writing;
  const [query, setQuery] = useState("");
  const kinds: OptionGroup = {
    id: "kinds",
    options: additionsTo(question).map((what) => ({
      id: `add-${what}`,
      label: words.additions[what],
      detail: words.additionHints[what],
      mark: <Icon icon={ICONS[what]} />,
      onTake: () => onChoose({ what }),
    })),
  };
  const written = useWrittenParts(query, onChoose);
  return (
    <>
      <OptionList
        groups={searched([kinds, ...(query === "" ? [] : written)], query)}
        label={words.searchParts}
        onQueryChange={setQuery}
        query={query}
      />
      <MenuFoot />
    </>
  );
}

/** Everything that can be added in a few letters, such as "by month" or "top 5". */
function useWrittenParts(query: string, onChoose: AdditionsProps["onChoose"]): OptionGroup[] {
  const { question, change, close, writing } = useQuestionBar();
  const { words, table } = writing;
  const additions = new Set(additionsTo(question));
  const { show = [], by = [] } = question;
  const put = (path: string) => (next: QuestionDraft) => {
    change(next);
    close(path);
  };
  const addGroup = (group: { column: string }) =>
    put(`by/${by.length}`)(setGroup(question, by.length, group));
  const groups: (OptionGroup & { is: Addition })[] = [
    {
      is: "group",
      id: "groups",
      label: words.questionJoins.by,
      options: [
        ...eachOptions(table.columns, writing, addGroup),
        ...table.columns
          .filter((column) => kindOf(column) !== "date")
          .map(({ name, label }) => ({
            id: `by-${name}`,
            label,
            onTake: () => addGroup({ column: name }),
          })),
      ].map((option) => ({
        ...option,
        text: `${words.questionJoins.by} ${option.label}`,
      })),
    },
    {
      is: "condition",
      id: "conditions",
      label: words.questionJoins.where,
      options: table.columns.map(({ name, label }) => ({
        id: `where-${name}`,
        label,
        text: `${words.questionJoins.where} ${label}`,
        onTake: () => onChoose({ what: "condition", column: name }),
      })),
    },
    {
      is: "share",
      id: "shares",
      label: words.sharesWhere,
      options: table.columns.map(({ name, label }) => ({
        id: `share-${name}`,
        label,
        text: `${words.percentOf} ${words.figureRows} ${words.additions.share} ${label}`,
        onTake: () => onChoose({ what: "share", column: name }),
      })),
    },
    {
      is: "figure",
      id: "figures",
      label: words.whatToCompute,
      options: table.columns
        .flatMap(figuresOver)
        .map((figure) =>
          figureOption(figure, writing, () =>
            put(`show/${show.length}`)(setFigure(question, show.length, figure)),
          ),
        ),
    },
    {
      is: "order",
      id: "order",
      label: words.orderTitle,
      options: orderOptions(question, writing, put("order")),
    },
    {
      is: "top",
      id: "top",
      label: words.howMany,
      options: topOptions(question, writing, { query, onTake: put("top") }),
    },
  ];
  return groups.filter(({ is }) => additions.has(is));
}
