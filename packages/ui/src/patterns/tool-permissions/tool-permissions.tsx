import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Checkbox } from "../../components/checkbox/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { toolPermissionsWords } from "../../components/labels/words/tool-permissions-words.ts";
import type { Effect } from "../tool-call/types.ts";
import { ToolGroups } from "./tool-groups.tsx";
import { withAllEnabled } from "./tool-permissions.logic.ts";
import type { PermissionTool, ToolPermissionsValue } from "./tool-permissions.types.ts";
import { toolColumns, ToolRow, type ToolRowsProps } from "./tool-row.tsx";

/** Props of {@link ToolPermissions}. */
export interface ToolPermissionsProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  /** The tools of the plugin, in order. */
  tools: readonly PermissionTool[];
  /** Which may run, and which ask first. */
  value: ToolPermissionsValue;
  /** Called with the whole new value. */
  onChange: (value: ToolPermissionsValue) => void;
  /** Called with the new effect of a tool, if it has `effects`. The tools are not grouped then. */
  onEffectChange?: (change: { name: string; effect: Effect }) => void;
  /** Everything is read-only. @default false */
  disabled?: boolean;
  /** Called to revoke a permission to run without asking; without it none can be revoked. */
  onRevoke?: (name: string) => void;
}

/**
 * Which tools of a connection may run, and which of them ask a person first. Grouped by effect, unless effects are unknown or can be
 * changed: a row must not jump away from under the pointer.
 */
export function ToolPermissions({
  tools,
  value,
  onChange,
  onEffectChange,
  disabled = false,
  onRevoke,
  ...rest
}: ToolPermissionsProps) {
  const words = useWords(toolPermissionsWords);
  const rows = { value, onChange, onEffectChange, disabled, onRevoke };
  if (tools.length === 0) {
    return (
      <div data-slot="tool-permissions" data-state="empty" {...rest}>
        <p className="border-line border-t px-4 py-6 text-13 text-subtle sm:px-5">
          {words.noTools}
        </p>
      </div>
    );
  }
  const isGrouped = onEffectChange === undefined && tools.some(({ effect }) => effect);
  return (
    <div data-slot="tool-permissions" {...rest}>
      {isGrouped ? <ToolGroups tools={tools} {...rows} /> : <ToolTable tools={tools} {...rows} />}
    </div>
  );
}

function ToolTable({ tools, ...rows }: ToolRowsProps & { tools: readonly PermissionTool[] }) {
  const { value, onChange, onEffectChange, disabled } = rows;
  const words = useWords(toolPermissionsWords);
  const count = tools.filter((tool) => value.enabled.includes(tool.name)).length;
  const all = count === tools.length ? true : count === 0 ? false : "indeterminate";
  const columns = onEffectChange && tools.some(({ effects }) => effects) ? "chosen" : "named";
  return (
    <>
      <div
        className={clsx(
          toolColumns[columns],
          "h-8 border-line border-y bg-sunken font-medium text-12 text-muted",
        )}
      >
        <Checkbox
          aria-label={words.enableAllTools}
          checked={all}
          disabled={disabled}
          onCheckedChange={(checked) => onChange(withAllEnabled(value, tools, checked === true))}
        />
        <span aria-hidden="true">{words.tool}</span>
        <span aria-hidden="true">{words.effect}</span>
        <span aria-hidden="true" className="hidden sm:block">
          {words.approval}
        </span>
      </div>
      <ul>
        {tools.map((tool) => (
          <ToolRow key={tool.name} columns={columns} tool={tool} {...rows} />
        ))}
      </ul>
    </>
  );
}
