import * as Ariakit from "@ariakit/react";
import { Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { CommandList } from "./command-list.tsx";
import { type Command, type CommandGroup, findCommands } from "./command-palette.logic.ts";

/** What is offered, and what becomes of a choice. */
export interface PaletteOwn {
  /** What can be done, by kind, in the order that is shown. */
  groups: readonly CommandGroup[];
  /** Runs what was chosen. The palette asks to be closed first. */
  onSelect: (command: Command) => void;
  /** What was used last, shown first while nothing is typed. */
  recent?: readonly Command[];
  /** Called with each change of what is typed, to search elsewhere or to name a command by it. */
  onQueryChange?: (query: string) => void;
  /** Where such a search stands. @default "ready" */
  status?: "ready" | "loading" | "error";
  /** Tries a failed search again. */
  onRetry?: () => void;
  /** Shown where nothing was found. @default the words for it */
  emptyText?: ReactNode;
  /** Asks for what can be typed. @default the words for it */
  placeholder?: string;
}

/** The field, the commands under it, or why there are none. What was typed goes with it. */
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
  const count = shown.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <Ariakit.ComboboxProvider
      open
      focusLoop
      // From the last command to the first: in between, none would be marked and Enter would run nothing.
      includesBaseElement={false}
      value={query}
      setValue={(next) => {
        setQuery(next);
        onQueryChange?.(next);
      }}
    >
      <div className="flex shrink-0 items-center gap-3 border-b px-4">
        <Icon icon={Search} className="text-subtle" />
        <Ariakit.Combobox
          autoSelect="always"
          aria-label={labels.searchCommands}
          placeholder={placeholder ?? labels.searchCommands}
          data-slot="command-palette-input"
          // The one field of the window, and where every key goes: its caret is enough.
          className="h-12 min-w-0 flex-1 truncate bg-transparent text-16 outline-none"
        />
        {status === "loading" && <Spinner label={null} />}
      </div>
      <CommandList label={labels.commandPalette} groups={shown} query={query} onSelect={onSelect} />
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
    </Ariakit.ComboboxProvider>
  );
}
