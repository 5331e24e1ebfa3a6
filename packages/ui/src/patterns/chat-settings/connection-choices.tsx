import { clsx } from "clsx";
import { TriangleAlert } from "lucide-react";
import { AppLogo } from "../../components/app-logo/index.ts";
import { Checkbox } from "../../components/checkbox/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { chatSettingsWords } from "../../components/labels/words/chat-settings-words.ts";
import type { ConnectionChoice } from "./types.ts";

type ConnectionChoicesProps = {
  connections: readonly ConnectionChoice[];
  selected: readonly string[];
  locked: boolean;
  onChange: (selected: string[]) => void;
  onSelectOnly: (connection: { id: string }) => void;
};

/** The connections that a run may use: each ticked on or off, or a single one, with a button back to all. */
export function ConnectionChoices({
  connections,
  selected,
  locked,
  onChange,
  onSelectOnly,
}: ConnectionChoicesProps) {
  const words = useWords(chatSettingsWords);
  if (connections.length === 0) {
    return <p className="text-13 text-subtle">{words.noConnections}</p>;
  }
  const chosen = new Set(selected);
  const alone = selected.length === 1 && connections.length > 1 ? selected[0] : undefined;
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    // In the order of the list, so that the same choice is always sent in the same form.
    onChange(connections.map((connection) => connection.id).filter((known) => next.has(known)));
  };
  return (
    <ul aria-label={words.connections} className="max-h-80 overflow-y-auto">
      {connections.map(({ id, name, plugin, logoUrl, warning }) => (
        <li
          key={id}
          className="group/connection -mx-2 flex min-h-8 items-center gap-2 rounded-6 px-2 pointer-coarse:min-h-11 hover:bg-fill focus-within:bg-fill"
        >
          <Checkbox
            checked={chosen.has(id)}
            disabled={locked}
            onCheckedChange={(checked) => toggle(id, checked === true)}
            className="flex-1"
          >
            <span
              // The label is outside the box, so that a locked box does not grey the text.
              className={clsx(
                "flex min-w-0 items-center gap-2",
                chosen.has(id) ? "text-default" : "text-muted",
              )}
            >
              <AppLogo name={plugin} src={logoUrl} size="sm" />
              <span dir="auto" className="min-w-0 truncate" title={name}>
                {name}
              </span>
            </span>
          </Checkbox>
          {warning !== undefined && (
            <span className="inline-flex text-warning" title={warning}>
              <Icon icon={TriangleAlert} label={warning} size="sm" />
            </span>
          )}
          <button
            type="button"
            disabled={locked}
            aria-label={id === alone ? words.allConnections : words.onlyConnection(name)}
            onClick={() =>
              id === alone
                ? onChange(connections.map((connection) => connection.id))
                : onSelectOnly({ id })
            }
            className={clsx(
              "min-h-6 min-w-6 rounded-4 px-1 font-medium text-12 text-accent live:hover:underline disabled:invisible pointer-coarse:min-h-11 pointer-coarse:min-w-11 group-hover/connection:opacity-100 group-focus-within/connection:opacity-100 pointer-coarse:opacity-100",
              id !== alone && "opacity-0",
            )}
          >
            {id === alone ? words.all : words.only}
          </button>
        </li>
      ))}
    </ul>
  );
}
