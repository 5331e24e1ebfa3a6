import * as Ariakit from "@ariakit/react";
import { clsx } from "clsx";
import { Check, Search } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Skeleton } from "../../components/skeleton/index.ts";
import { foldText } from "../../internal/fold-text.ts";
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
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <Ariakit.ComboboxProvider
      open
      focusLoop
      // Wraps from the last option to the first: otherwise there is a stop where none is marked and Enter does nothing.
      includesBaseElement={false}
      value={query}
      setValue={onQueryChange}
      {...(onActive
        ? { setActiveId: (id: string | null | undefined) => onActive(id ?? undefined) }
        : {})}
    >
      <div className="flex shrink-0 items-center gap-2.5 border-b px-3">
        <Icon className="text-subtle" icon={Search} />
        <Ariakit.Combobox
          aria-label={label}
          autoSelect="always"
          className="h-10 min-w-0 flex-1 truncate bg-transparent text-14 outline-none pointer-coarse:h-12 max-sm:text-16"
          data-slot="question-search"
          dir="auto"
          onKeyDown={onKeyDown}
          placeholder={label}
          ref={takeFocus}
        />
      </div>
      {controls}
      {loading && <LoadingLines label={labels.loading} />}
      {note}
      <Ariakit.ComboboxList
        alwaysVisible
        aria-busy={loading || undefined}
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className="max-h-80 min-h-0 overflow-y-auto p-1 empty:hidden max-sm:max-h-none"
        data-slot="question-options"
      >
        {groups.map((group, at) => (
          <Ariakit.ComboboxGroup className={at > 0 ? "pt-1" : undefined} key={group.id}>
            {group.label !== undefined && (
              <Ariakit.ComboboxGroupLabel className="px-2 pt-2 pb-1 font-medium text-12 text-subtle wrap-anywhere">
                {group.label}
              </Ariakit.ComboboxGroupLabel>
            )}
            {group.options.map((option) => (
              <OptionLine key={option.id} option={option} reserved={checks} />
            ))}
          </Ariakit.ComboboxGroup>
        ))}
      </Ariakit.ComboboxList>
      <span className="sr-only" role="status">
        {loading ? labels.loading : query !== "" && labels.resultCount(count)}
      </span>
    </Ariakit.ComboboxProvider>
  );
}

type OptionLineProps = {
  option: Option;
  /** Keeps the place of a check that another line has, so that the details end in one line. */
  reserved: boolean;
};

function OptionLine({ option, reserved }: OptionLineProps) {
  const { id, label, detail, mark, checked = false, multiple = false, onTake } = option;
  return (
    <Ariakit.ComboboxItem
      aria-selected={checked}
      className={optionVariants()}
      data-slot="question-option"
      focusOnHover
      hideOnClick={false}
      id={`question-${id}`}
      onClick={onTake}
      setValueOnClick={false}
    >
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
    </Ariakit.ComboboxItem>
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
