import { clsx } from "clsx";
import { Plus } from "lucide-react";
import type { KeyboardEvent, ReactElement } from "react";
import { Icon } from "../../components/icon/index.ts";
import { Chip, type ChipLayout } from "./chip.tsx";
import { MenuFrame } from "./menu-frame.tsx";
import { PartMenu } from "./part-menu.tsx";
import { ghostVariants } from "./question-bar.variants.ts";
import { useQuestionBar } from "./question-bar-context.ts";
import type { ChipPart, SentencePart } from "./sentence.logic.ts";
import type { ChipMenuState } from "./use-chip-menu.ts";

interface ChipsProps {
  parts: readonly SentencePart[];
  layout: ChipLayout;
  /** Without it the question can only be read. */
  menu: ChipMenuState | undefined;
  /** Removes the part of a chip. */
  onRemove: (part: ChipPart) => void;
}

/** A chip with the words before it, which stay on its line. */
type Phrase = { words: string; chip: ChipPart };

function phrasesOf(parts: readonly SentencePart[]): Phrase[] {
  const phrases: Phrase[] = [];
  let words: string[] = [];
  for (const part of parts) {
    if (part.kind === "word") words.push(part.text);
    if (part.kind !== "chip") continue;
    phrases.push({ words: words.join(" "), chip: part });
    words = [];
  }
  return phrases;
}

/** What a plain figure has not got yet. */
const GHOSTS = ["add/group", "add/condition"];

/** The question as chips. They are one tab stop, and arrow keys move between them. */
export function Chips({ parts, layout, menu, onRemove }: ChipsProps) {
  const { question, only, writing } = useQuestionBar();
  const phrases = phrasesOf(parts);
  const isList = layout === "list";
  const isPlain = question.by === undefined && question.where === undefined;
  // One whose menu is open stays, though what it adds is there already. In a list the last line offers them.
  const ghosts = isList ? [] : GHOSTS.filter((path) => menu && (isPlain || menu.opened === path));
  const additions = only === "conditions" ? ["add/condition"] : [...ghosts, "add"];
  const paths = [...phrases.map(({ chip }) => chip.path), ...additions];
  const stop = menu?.active !== undefined && paths.includes(menu.active) ? menu.active : paths[0];
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // Keys of an open menu reach this, too: it is a child, though elsewhere on the page.
    if (!(event.target instanceof HTMLElement) || !event.currentTarget.contains(event.target))
      return;
    const at = paths.indexOf(event.target.dataset["path"] ?? "");
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Backspace" || event.key === "Delete") {
      const phrase = phrases[at];
      if (!phrase) return;
      event.preventDefault();
      return onRemove(phrase.chip);
    }
    const to = movedTo(event, { at, last: paths.length - 1, isList });
    const path = to === undefined ? undefined : paths[to];
    if (path === undefined) return;
    event.preventDefault();
    menu?.focus(path);
  };
  const tabIndex = (path: string) => (path === stop ? 0 : -1);
  return (
    <div
      className={
        isList
          ? "*:first:rounded-t-8 *:not-first:border-t"
          : "flex flex-wrap items-center gap-x-1.5 gap-y-2 p-2"
      }
      data-slot="question-chips"
      onFocus={({ target }) => {
        const { path } = target.dataset;
        if (path !== undefined) menu?.setActive(path);
      }}
      onKeyDown={press}
      role="presentation"
    >
      {phrases.map(({ words, chip }) =>
        isList ? (
          <Chip
            key={chip.path}
            layout={layout}
            menu={menu}
            part={chip}
            tabIndex={tabIndex(chip.path)}
            {...(words === writing.words.questionJoins.and && { label: writing.words.andRole })}
          />
        ) : (
          <span className="flex min-w-0 max-w-full items-center gap-1.5" key={chip.path}>
            {words !== "" && <span className="shrink-0 px-px text-14 text-muted">{words}</span>}
            <Chip layout={layout} menu={menu} part={chip} tabIndex={tabIndex(chip.path)} />
          </span>
        ),
      )}
      {menu &&
        additions.map((path) => (
          <GhostChip key={path} layout={layout} menu={menu} path={path} tabIndex={tabIndex(path)} />
        ))}
    </div>
  );
}

type Move = { at: number; last: number; isList: boolean };

function movedTo(
  event: KeyboardEvent<HTMLElement>,
  { at, last, isList }: Move,
): number | undefined {
  const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
  switch (event.key) {
    case "Home":
      return 0;
    case "End":
      return last;
    case "ArrowRight":
    case "ArrowLeft": {
      const step = (event.key === "ArrowRight") === isRtl ? -1 : 1;
      return Math.min(last, Math.max(0, at + step));
    }
    case "ArrowDown":
      return isList ? Math.min(last, at + 1) : undefined;
    case "ArrowUp":
      return isList ? Math.max(0, at - 1) : undefined;
    default:
      return undefined;
  }
}

type GhostChipProps = { path: string; layout: ChipLayout; menu: ChipMenuState; tabIndex: number };

/** A part that could be added: quieter than those that are there. */
function GhostChip({ path, layout, menu, tabIndex }: GhostChipProps) {
  const { question, writing } = useQuestionBar();
  const { words } = writing;
  const isPlus = path === "add";
  const text =
    path === "add/group"
      ? words.byWhich
      : path === "add/condition"
        ? question.where?.length
          ? words.andWhich
          : words.whereWhich
        : words.addPart;
  const button: ReactElement = (
    <button
      aria-label={isPlus && layout === "row" ? words.addToQuestion : undefined}
      className={ghostVariants({ layout, plus: isPlus })}
      data-path={path}
      data-slot="question-add"
      tabIndex={tabIndex}
      type="button"
    >
      {isPlus && <Icon icon={Plus} />}
      {(!isPlus || layout === "list") && (
        <span className={clsx("min-w-0 truncate", layout === "list" && "text-13")}>{text}</span>
      )}
    </button>
  );
  return (
    <MenuFrame {...menu.frame(path)} name={words.addToQuestion} trigger={button}>
      <PartMenu path={path} />
    </MenuFrame>
  );
}
