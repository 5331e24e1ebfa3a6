import { clsx } from "clsx";
import { type ComponentProps, lazy, Suspense, useId } from "react";
import { Checkbox } from "../../components/checkbox/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { toolPermissionsWords } from "../../components/labels/words/tool-permissions-words.ts";
import type { Effect } from "../tool-call/types.ts";
import { EffectBadge } from "../approval-dialog/effect-badge.tsx";
import { GrantLine } from "./grant-line.tsx";
import { withAllEnabled, withEnabled, withVerified } from "./tool-permissions.logic.ts";
import type { PermissionTool, ToolPermissionsValue } from "./tool-permissions.types.ts";

const EffectChoice = lazy(async () => ({
  default: (await import("./effect-choice.tsx")).EffectChoice,
}));

/** Props of {@link ToolPermissions}. */
export interface ToolPermissionsProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  /** The tools of the plugin, in order. */
  tools: readonly PermissionTool[];
  /** Which may run, and which ask first. */
  value: ToolPermissionsValue;
  /** Called with the whole new value. */
  onChange: (value: ToolPermissionsValue) => void;
  /** Called with the new effect of a tool, if it has `effects`. */
  onEffectChange?: (change: { name: string; effect: Effect }) => void;
  /** Everything is read-only. @default false */
  disabled?: boolean;
  /** Called to revoke a permission to run without asking; without it none can be revoked. */
  onRevoke?: (name: string) => void;
}

const row = "grid items-center gap-x-3 px-4 sm:px-5 grid-cols-[1rem_minmax(0,1fr)_auto]";
/** An effect select is wider than a label. */
const widths = {
  named: "sm:grid-cols-[1rem_minmax(0,1fr)_7.5rem_9.75rem]",
  chosen: "sm:grid-cols-[1rem_minmax(0,1fr)_9rem_9.75rem]",
};

/** Which tools of a connection may run, and which of them ask a person first. */
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
  const count = tools.filter((tool) => value.enabled.includes(tool.name)).length;
  const all = count === tools.length ? true : count === 0 ? false : "indeterminate";
  if (tools.length === 0) {
    return (
      <div data-slot="tool-permissions" data-state="empty" {...rest}>
        <p className="border-line border-t px-4 py-6 text-13 text-subtle sm:px-5">
          {words.noTools}
        </p>
      </div>
    );
  }
  const isChosen = onEffectChange !== undefined && tools.some(({ effects }) => effects);
  const inColumns = clsx(row, isChosen ? widths.chosen : widths.named);
  return (
    <div data-slot="tool-permissions" {...rest}>
      <div
        className={clsx(
          inColumns,
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
          <ToolRow
            key={tool.name}
            columns={inColumns}
            tool={tool}
            value={value}
            onChange={onChange}
            onEffectChange={onEffectChange}
            disabled={disabled}
            onRevoke={onRevoke}
          />
        ))}
      </ul>
    </div>
  );
}

function ToolRow({
  columns,
  tool,
  value,
  onChange,
  onEffectChange,
  disabled = false,
  onRevoke,
}: Pick<ToolPermissionsProps, "value" | "onChange" | "onEffectChange" | "disabled" | "onRevoke"> & {
  /** Classes of the grid that all rows share. */
  columns: string;
  tool: PermissionTool;
}) {
  const words = useWords(toolPermissionsWords);
  const id = useId();
  const enabled = value.enabled.includes(tool.name);
  const badge = tool.effect && <EffectBadge effect={tool.effect} />;
  return (
    <li
      aria-labelledby={id}
      className={clsx(columns, "min-h-12 gap-y-2 border-line border-b py-2 last:border-b-0")}
    >
      <Checkbox
        aria-label={words.enableTool(tool.name)}
        aria-describedby={`${id}-about`}
        checked={enabled}
        disabled={disabled}
        onCheckedChange={(checked) => onChange(withEnabled(value, tool.name, checked === true))}
      />
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
      <span className="max-sm:self-start">
        {enabled && tool.effects && onEffectChange ? (
          <Suspense fallback={badge}>
            <EffectChoice
              disabled={disabled}
              effect={tool.effect}
              effects={tool.effects}
              onChange={(effect) => onEffectChange({ name: tool.name, effect })}
              tool={tool.name}
            />
          </Suspense>
        ) : (
          badge
        )}
      </span>
      <Checkbox
        // A disabled tool never asks.
        disabled={disabled || !enabled}
        checked={enabled && value.verified.includes(tool.name)}
        onCheckedChange={(checked) => onChange(withVerified(value, tool.name, checked === true))}
        aria-describedby={id}
        className="max-sm:col-span-2 max-sm:col-start-2"
      >
        {words.verifyBeforeRunning}
      </Checkbox>
    </li>
  );
}
