import { clsx } from "clsx";
import { Check, Search } from "lucide-react";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Skeleton } from "../../components/skeleton/index.ts";
import { firstOption } from "../../internal/active-option.logic.ts";
import { foldText } from "../../internal/fold-text.ts";
import { useActiveOption } from "../../internal/use-active-option.ts";
import { boxVariants, optionVariants } from "./question-bar.variants.ts";

/** A line of a menu. */
export interface Option {
  id: string;
  label: ReactNode;
  /** What it is found by. @default the label, if that is a text */
  text?: string;
  /** What a person needs to know to choose it, at the end of the line. */
  detail?: string | undefined;
  /** Before the label: the type of a column, an icon, a number. */
  mark?: ReactNode;
  /** It is what the question says now. */
  checked?: boolean;
  /** One of several that can be chosen together: it has a box. */
  multiple?: boolean;
  onTake: () => void;
}

/** Lines under a heading. */
export interface OptionGroup {
  id: string;
  label?: string | undefined;
  options: readonly Option[];
}

/** The options in which each word of a search is found; groups that have none are left out. */
export function searched(groups: readonly OptionGroup[], query: string): OptionGroup[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const has = ({ text, label }: Option) => {
    const found = foldText(text ?? (typeof label === "string" ? label : ""));
    return words.every((word) => found.includes(word));
  };
  return groups
    .map((group) => ({ ...group, options: group.options.filter(has) }))
    .filter(({ options }) => options.length > 0);
}

interface OptionListProps {
  /** Names the field and the list. */
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** What is listed: filtered by the caller, who may search elsewhere. */
  groups: readonly OptionGroup[];
  /** Between the field and the list. */
  controls?: ReactNode;
  /** Several can be chosen. */
  multiple?: boolean;
  /** Placeholders stand for what is not there yet. */
  loading?: boolean;
  /** Before the list: why there is nothing in it, or not all. */
  note?: ReactNode;
  /** The option that Enter takes. */
  onActive?: (id: string | undefined) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** What a menu begins with: its number, otherwise its search. */
export const firstFieldOf = (menu: Element): HTMLElement | null =>
  menu.querySelector<HTMLElement>("[data-menu-first] input") ??
  menu.querySelector<HTMLElement>("[data-slot=question-search]");

/** The list that had the focus made way for this one: without it the keys would go to the page. */
function takeFocus(field: HTMLInputElement | null) {
  if (field === null || document.activeElement !== document.body) return;
  const menu = field.closest("[role=dialog]");
  (menu ? firstFieldOf(menu) : field)?.focus({ preventScroll: true });
}

/** A field and the options that it finds: the one list of all menus. */
export function OptionList({
  label,
  query,
  onQueryChange,
  groups,
  controls,
  multiple = false,
  loading = false,
  note,
  onActive,
  onKeyDown,
}: OptionListProps) {
  const labels = useLabels();
  const checks = groups.some(({ options }) => options.some((one) => one.checked && !one.multiple));
  const options = groups.flatMap((group) => group.options);
  const id = useId();
  const listed = options.map((option) => ({ key: option.id }));
  // A menu may begin with a number: Enter there takes no option.
  const [reached, setReached] = useState(false);
  const { active, field, list, optionOf } = useActiveOption({
    options: listed,
    open: true,
    query,
    start: reached ? firstOption(listed) : null,
    onTake: (key) => options.find((option) => option.id === key)?.onTake(),
  });
  const report = useEffectEvent((key: string | null) => onActive?.(key ?? undefined));
  useEffect(() => report(active), [active]);
  return (
    <>
      <div className="flex shrink-0 items-center gap-2.5 border-b px-3">
        <Icon className="text-subtle" icon={Search} />
        <input
          {...field}
          aria-label={label}
          className="h-10 min-w-0 flex-1 truncate bg-transparent text-14 outline-none pointer-coarse:h-12 max-sm:text-16"
          data-slot="question-search"
          dir="auto"
          onChange={({ target: { value } }) => onQueryChange(value)}
          onFocus={() => setReached(true)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            field.onKeyDown(event);
          }}
          placeholder={label}
          ref={takeFocus}
          value={query}
        />
      </div>
      {controls}
      {loading && <LoadingLines label={labels.loading} />}
      {note}
      <div
        {...list}
        aria-busy={loading || undefined}
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className="max-h-80 min-h-0 overflow-y-auto p-1 empty:hidden max-sm:max-h-none"
        data-slot="question-options"
      >
        {groups.map((group, at) => (
          <div
            aria-labelledby={group.label === undefined ? undefined : `${id}-${at}`}
            className={at > 0 ? "pt-1" : undefined}
            key={group.id}
            role="group"
          >
            {group.label !== undefined && (
              <div
                className="px-2 pt-2 pb-1 font-medium text-12 text-subtle wrap-anywhere"
                id={`${id}-${at}`}
              >
                {group.label}
              </div>
            )}
            {group.options.map((option) => (
              <OptionLine
                key={option.id}
                line={optionOf({ key: option.id })}
                option={option}
                reserved={checks}
              />
            ))}
          </div>
        ))}
      </div>
      <span className="sr-only" role="status">
        {loading ? labels.loading : query !== "" && labels.resultCount(options.length)}
      </span>
    </>
  );
}

type OptionLineProps = {
  option: Option;
  /** Props of its element. */
  line: ComponentProps<"div">;
  /** Keeps the place of a check that another line has, so that the details end in one line. */
  reserved: boolean;
};

function OptionLine({ line, option, reserved }: OptionLineProps) {
  const { label, detail, mark, checked = false, multiple = false } = option;
  return (
    <div {...line} aria-selected={checked} className={optionVariants()} data-slot="question-option">
      <span className="flex w-6 shrink-0 items-center justify-center text-12 text-subtle">
        {multiple ? (
          <span className={boxVariants({ checked })}>
            {checked && <Icon icon={Check} size="sm" />}
          </span>
        ) : (
          mark
        )}
      </span>
      <span
        className="min-w-0 shrink-0 max-w-3/5 truncate"
        dir="auto"
        title={typeof label === "string" ? label : undefined}
      >
        {label}
      </span>
      <span className="nums min-w-0 flex-1 truncate text-end text-12 text-subtle">{detail}</span>
      {reserved && (
        <span className="w-4 shrink-0">
          {checked && <Icon className="text-muted" icon={Check} />}
        </span>
      )}
    </div>
  );
}

function LoadingLines({ label }: { label: string }) {
  return (
    <div aria-label={label} className="grid gap-3 p-3" role="img">
      {["w-40", "w-28", "w-32"].map((width) => (
        <span className="flex items-center justify-between" key={width}>
          <Skeleton className={width} />
          <Skeleton className="w-14" />
        </span>
      ))}
    </div>
  );
}

/** Says in a menu why a list is empty, or that it could not be loaded. */
export function ListNote({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  const labels = useLabels();
  return (
    <div
      className={clsx(
        "flex items-center justify-between gap-2 px-3 py-2 text-13",
        onRetry ? "text-danger" : "text-muted",
      )}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {onRetry && (
        <Button onClick={onRetry} size="sm" variant="ghost">
          {labels.tryAgain}
        </Button>
      )}
    </div>
  );
}
