import { CornerDownLeft } from "lucide-react";
import { useId } from "react";
import type { useActiveOption } from "../../internal/use-active-option.ts";
import { Icon } from "../icon/icon.tsx";
import { Kbd } from "../kbd/kbd.tsx";
import { type Command, type CommandGroup, markMatches } from "./command-palette.logic.ts";
import { commandVariants } from "./command-palette.variants.ts";

interface CommandListProps extends Pick<ReturnType<typeof useActiveOption>, "list" | "optionOf"> {
  label: string;
  groups: readonly CommandGroup[];
  query: string;
}

function CommandRow({
  command,
  query,
  optionOf,
}: Pick<CommandListProps, "query" | "optionOf"> & { command: Command }) {
  const { icon, label, hint, keys, disabled = false } = command;
  return (
    <div
      {...optionOf({ key: command.id, disabled })}
      data-slot="command"
      className={commandVariants()}
    >
      {icon && <Icon icon={icon} className={disabled ? undefined : "text-muted"} />}
      <span className="min-w-0 flex-1 wrap-anywhere">
        {markMatches(label, query).map(({ text, match, at }) =>
          match ? (
            <mark key={at} className="bg-transparent font-semibold text-inherit">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
        {hint !== undefined && <span className="ms-2 text-12 text-subtle">{hint}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-1">
        {keys?.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
        {keys === undefined && (
          <Icon
            icon={CornerDownLeft}
            size="sm"
            className="invisible text-subtle group-data-active-item/command:visible rtl:-scale-x-100"
          />
        )}
      </span>
    </div>
  );
}

/** The commands, by group. */
export function CommandList({ label, groups, query, list, optionOf }: CommandListProps) {
  const id = useId();
  return (
    <div
      {...list}
      aria-label={label}
      data-slot="command-list"
      className="min-h-0 scroll-half overflow-y-auto p-1.5 empty:hidden"
    >
      {groups.map((group, at) => (
        <div
          key={group.label}
          role="group"
          aria-labelledby={`${id}-${at}`}
          data-slot="command-group"
        >
          <div
            id={`${id}-${at}`}
            className="px-2 pt-2 pb-1 font-medium text-12 text-subtle wrap-anywhere"
          >
            {group.label}
          </div>
          {group.commands.map((command) => (
            <CommandRow key={command.id} command={command} query={query} optionOf={optionOf} />
          ))}
        </div>
      ))}
    </div>
  );
}
