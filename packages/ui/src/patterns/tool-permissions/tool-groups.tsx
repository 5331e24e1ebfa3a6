import { useId } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { toolPermissionsWords } from "../../components/labels/words/tool-permissions-words.ts";
import { Switch } from "../../components/switch/index.ts";
import type { Effect } from "../tool-call/types.ts";
import { groupByEffect, withAllEnabled } from "./tool-permissions.logic.ts";
import type { PermissionTool } from "./tool-permissions.types.ts";
import { ToolRow, type ToolRowsProps } from "./tool-row.tsx";

/** The tools by what they do, harmless ones first, with a switch for each group. */
export function ToolGroups({
  tools,
  ...rows
}: ToolRowsProps & { tools: readonly PermissionTool[] }) {
  return groupByEffect(tools).map((group) => <ToolGroup key={group.effect} {...group} {...rows} />);
}

function ToolGroup({
  effect,
  tools,
  ...rows
}: ToolRowsProps & { effect: Effect; tools: readonly PermissionTool[] }) {
  const { value, onChange, disabled } = rows;
  const words = useWords(toolPermissionsWords);
  const id = useId();
  const count = tools.filter(({ name }) => value.enabled.includes(name)).length;
  return (
    <section aria-labelledby={id} data-slot="tool-group" data-effect={effect}>
      <div className="flex items-center gap-3 border-line border-y bg-sunken px-4 py-2 sm:px-5">
        <div className="min-w-0 flex-1">
          <h3 className="font-medium text-13" id={id}>
            {words.groups[effect]}
          </h3>
          <p className="text-12 text-muted">{words.groupHints[effect]}</p>
        </div>
        <span className="nums shrink-0 text-12 text-muted">
          {words.countOf(count, tools.length)}
        </span>
        <Switch
          aria-label={words.enableGroup(words.groups[effect])}
          checked={count > 0}
          disabled={disabled}
          onCheckedChange={(on) => onChange(withAllEnabled(value, tools, on))}
        />
      </div>
      <ul aria-labelledby={id}>
        {tools.map((tool) => (
          <ToolRow key={tool.name} columns="grouped" tool={tool} {...rows} />
        ))}
      </ul>
    </section>
  );
}
