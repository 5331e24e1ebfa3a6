import { Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { firstOption } from "../../internal/active-option.logic.ts";
import { useActiveOption } from "../../internal/use-active-option.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { CommandList } from "./command-list.tsx";
import { type Command, type CommandGroup, findCommands } from "./command-palette.logic.ts";

/** Commands and callbacks of the palette. */
export interface PaletteOwn {
  /** The commands by group, in order. */
  groups: readonly CommandGroup[];
  /** Runs the chosen command. The palette asks to be closed first. */
  onSelect: (command: Command) => void;
  /** Recent commands, shown first while nothing is typed. */
  recent?: readonly Command[];
  /** Called with each change of the typed text, to search elsewhere or to create a command from it. */
  onQueryChange?: (query: string) => void;
  /** State of such a search. @default "ready" */
  status?: "ready" | "loading" | "error";
  /** Retries a failed search. */
  onRetry?: () => void;
  /** Shown without results. @default the words for it */
  emptyText?: ReactNode;
  /** Placeholder of the field. @default the words for it */
  placeholder?: string;
}

/** The field and the commands below it, or why there are none. Unmounting discards the typed text. */
export function PaletteBody({
  groups,
  onSelect,
  recent = [],
  onQueryChange,
  status = "ready",
  onRetry,
  emptyText,
  placeholder,
}: PaletteOwn) {
  const labels = useLabels();
  const [query, setQuery] = useState("");
  const first = query === "" && recent.length > 0;
  const used = new Set(first ? recent.map(({ id }) => id) : []);
  const rest = groups.map((group) => ({
    ...group,
    commands: group.commands.filter(({ id }) => !used.has(id)),
  }));
  const shown = findCommands(
    first ? [{ label: labels.recent, commands: recent }, ...rest] : rest,
    query,
  );
  const commands = shown.flatMap((group) => group.commands);
  const count = commands.length;
  const options = commands.map(({ id: key, disabled }) => ({ key, disabled }));
  const { field, list, optionOf } = useActiveOption({
    options,
    open: true,
    query,
    start: firstOption(options),
    onTake: (key) => {
      const command = commands.find(({ id }) => id === key);
      if (command) onSelect(command);
    },
  });
  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b px-4">
        <Icon icon={Search} className="text-subtle" />
        <input
          {...field}
          value={query}
          onChange={({ target: { value } }) => {
            setQuery(value);
            onQueryChange?.(value);
          }}
          aria-label={labels.searchCommands}
          placeholder={placeholder ?? labels.searchCommands}
          data-slot="command-palette-input"
          // The only field of the window always has the focus: its caret is indication enough.
          className="h-12 min-w-0 flex-1 truncate bg-transparent text-16 outline-none"
        />
        {status === "loading" && <Spinner label={null} />}
      </div>
      <CommandList
        label={labels.commandPalette}
        groups={shown}
        query={query}
        list={list}
        optionOf={optionOf}
      />
      {count === 0 && status !== "error" && (
        <p className="px-4 py-6 text-center text-13 text-muted wrap-anywhere">
          {status === "loading" ? labels.loading : (emptyText ?? labels.noResultsFor(query))}
        </p>
      )}
      {status === "error" && (
        <div className="flex items-center justify-between gap-2 border-t px-4 py-2 text-13">
          <span className="text-danger">{labels.loadFailed}</span>
          {onRetry && (
            <Button size="sm" onClick={onRetry}>
              {labels.tryAgain}
            </Button>
          )}
        </div>
      )}
      <span role="status" className="sr-only">
        {status === "loading" ? labels.loading : query !== "" && labels.resultCount(count)}
      </span>
    </>
  );
}
