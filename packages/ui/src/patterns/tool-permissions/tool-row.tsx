import { clsx } from "clsx";
import { useId } from "react";
import { Checkbox } from "../../components/checkbox/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { toolPermissionsWords } from "../../components/labels/words/tool-permissions-words.ts";
import { lazyModule } from "../../internal/lazy-module.ts";
import { EffectBadge } from "../approval-dialog/effect-badge.tsx";
import type { Effect } from "../tool-call/types.ts";
import { GrantLine } from "./grant-line.tsx";
import { alwaysAsks, isVerified, withEnabled, withVerified } from "./tool-permissions.logic.ts";
import type { PermissionTool, ToolPermissionsValue } from "./tool-permissions.types.ts";

const { useLoaded } = lazyModule(async () => (await import("./effect-choice.tsx")).EffectChoice);

/** What the rows of a list share. */
export interface ToolRowsProps {
  value: ToolPermissionsValue;
  onChange: (value: ToolPermissionsValue) => void;
  onEffectChange?: ((change: { name: string; effect: Effect }) => void) | undefined;
  disabled: boolean;
  onRevoke?: ((name: string) => void) | undefined;
}

const grid = "grid items-center gap-x-3 px-4 sm:px-5";

/** Classes of the grid that the rows of a list share. An effect select is wider than a label; in a group there is neither. */
export const toolColumns = {
  grouped: clsx(grid, "grid-cols-[1rem_minmax(0,1fr)] sm:grid-cols-[1rem_minmax(0,1fr)_10.5rem]"),
  named: clsx(
    grid,
    "grid-cols-[1rem_minmax(0,1fr)_auto] sm:grid-cols-[1rem_minmax(0,1fr)_7.5rem_10.5rem]",
  ),
  chosen: clsx(
    grid,
    "grid-cols-[1rem_minmax(0,1fr)_auto] sm:grid-cols-[1rem_minmax(0,1fr)_9rem_10.5rem]",
  ),
};

/** A tool: whether it may run, what it does, and whether it asks first. */
export function ToolRow({
  columns,
  tool,
  ...rows
}: ToolRowsProps & { columns: keyof typeof toolColumns; tool: PermissionTool }) {
  const { value, onChange, disabled } = rows;
  const words = useWords(toolPermissionsWords);
  const id = useId();
  const enabled = value.enabled.includes(tool.name);
  return (
    <li
      aria-labelledby={id}
      className={clsx(
        toolColumns[columns],
        "min-h-12 gap-y-2 border-line border-b py-2 last:border-b-0",
      )}
    >
      <Checkbox
        aria-label={words.enableTool(tool.name)}
        aria-describedby={`${id}-about`}
        checked={enabled}
        disabled={disabled}
        onCheckedChange={(checked) => onChange(withEnabled(value, tool.name, checked === true))}
      />
      <ToolText enabled={enabled} id={id} tool={tool} {...rows} />
      {columns !== "grouped" && (
        <span className="max-sm:self-start">
          <ToolEffect enabled={enabled} tool={tool} {...rows} />
        </span>
      )}
      <Checkbox
        // A disabled tool never asks; one that deletes always does.
        disabled={disabled || !enabled || alwaysAsks(tool)}
        checked={isVerified(value, tool)}
        onCheckedChange={(checked) => onChange(withVerified(value, tool.name, checked === true))}
        aria-describedby={id}
        className={clsx("max-sm:col-start-2", columns !== "grouped" && "max-sm:col-span-2")}
      >
        {words.verifyBeforeRunning}
      </Checkbox>
    </li>
  );
}

type PartProps = ToolRowsProps & { tool: PermissionTool; enabled: boolean };

function ToolText({ id, tool, enabled, disabled, onRevoke }: PartProps & { id: string }) {
  return (
    <div className="min-w-0">
      <code
        id={id}
        className={clsx(
          "wrap-anywhere font-medium font-mono text-12",
          enabled ? "text-default" : "text-subtle",
        )}
      >
        {tool.name}
      </code>
      <p
        id={`${id}-about`}
        dir="auto"
        className={clsx("wrap-anywhere text-12", enabled ? "text-muted" : "text-subtle")}
      >
        {tool.description}
      </p>
      {tool.grant && enabled && (
        <GrantLine
          disabled={disabled}
          grant={tool.grant}
          onRevoke={onRevoke && (() => onRevoke(tool.name))}
          tool={tool.name}
        />
      )}
    </div>
  );
}

function ToolEffect({ tool, enabled, disabled, onEffectChange }: PartProps) {
  const EffectChoice = useLoaded(enabled && Boolean(tool.effects && onEffectChange));
  if (!EffectChoice || !enabled || !tool.effects || !onEffectChange)
    return tool.effect && <EffectBadge effect={tool.effect} />;
  return (
    <EffectChoice
      disabled={disabled}
      effect={tool.effect}
      effects={tool.effects}
      onChange={(effect) => onEffectChange({ name: tool.name, effect })}
      tool={tool.name}
    />
  );
}
