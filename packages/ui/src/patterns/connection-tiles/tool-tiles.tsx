import { clsx } from "clsx";
import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { AppLogo } from "../../components/app-logo/index.ts";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { connectionTilesWords } from "../../components/labels/words/connection-tiles-words.ts";
import { Link } from "../../components/link/index.ts";
import { VisuallyHidden } from "../../components/visually-hidden/index.ts";
import { leavesForApp } from "./connection-tiles.logic.ts";
import type { CatalogueTool } from "./connection-tiles.types.ts";
import { TileText } from "./tile-text.tsx";

/** Props of {@link ToolTiles}. */
export interface ToolTilesProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Every kind of app, in order. */
  tools: readonly CatalogueTool[];
  /** Accessible name of the list. */
  label: string;
  /** Where a custom tool is created; without it there is no such tile. */
  customHref?: string;
  /** `Enable` of a built-in tool. */
  onEnable: (tool: { name: string }) => void;
  /** `Disable` of a built-in tool. */
  onDisable: (tool: { name: string }) => void;
}

const tile = "flex h-full min-w-0 items-center gap-3 rounded-8 border p-3";
const leading = `${tile} border-line bg-surface transition-colors duration-press hover:border-line-strong`;

/** The catalogue of tools: built-in ones are switched on and off, anything else links to where it is connected. */
export function ToolTiles({
  tools,
  label,
  customHref,
  onEnable,
  onDisable,
  className,
  ...rest
}: ToolTilesProps) {
  const words = useWords(connectionTilesWords);
  return (
    <ul
      aria-label={label}
      data-slot="tool-tiles"
      className={clsx("grid gap-3 sm:grid-cols-2 lg:grid-cols-3", className)}
      {...rest}
    >
      {tools.map((tool) => (
        <li key={tool.name} className="min-w-0">
          {tool.kind === "system" ? (
            <BuiltInTile
              tool={tool}
              onToggle={() => (tool.enabled ? onDisable : onEnable)({ name: tool.name })}
            />
          ) : (
            <Link
              className={`group/tile ${leading}`}
              external={leavesForApp(tool) || undefined}
              href={tool.href}
              variant="plain"
            >
              <AppLogo name={tool.displayName} size="xl" src={tool.logoUrl} />
              <TileText
                name={tool.displayName}
                needsSetup={tool.needsSetup}
                text={tool.description ?? words.connectionWays[tool.kind]}
              />
              <span className="shrink-0 rounded-6 bg-fill px-2 py-1 font-medium text-13 text-default group-hover/tile:bg-fill-hover">
                {tool.needsSetup ? words.details : words.connect}
              </span>
            </Link>
          )}
        </li>
      ))}
      {customHref !== undefined && (
        <li className="min-w-0">
          <Link
            className={`${tile} border-line-strong border-dashed transition-colors duration-press hover:bg-fill`}
            href={customHref}
            variant="plain"
          >
            <span className="inline-grid size-10 shrink-0 place-items-center rounded-8 bg-fill text-muted">
              <Icon icon={Plus} />
            </span>
            <TileText name={words.createCustomTool} text={words.customToolWays} />
          </Link>
        </li>
      )}
    </ul>
  );
}

function BuiltInTile({ tool, onToggle }: { tool: CatalogueTool; onToggle: () => void }) {
  const words = useWords(connectionTilesWords);
  const { displayName, enabled, busy, manageHref } = tool;
  return (
    <div
      className={clsx(
        tile,
        "flex-wrap",
        enabled ? "border-success-line bg-success-subtle" : "border-line bg-surface",
      )}
      data-slot="tool-tile"
      data-state={enabled ? "enabled" : "disabled"}
    >
      <Link
        className="shrink-0 rounded-8 pointer-coarse:-m-0.5 pointer-coarse:p-0.5"
        href={tool.href}
        variant="plain"
      >
        <AppLogo name={displayName} size="xl" src={tool.logoUrl} />
        <VisuallyHidden>{words.aboutTool(displayName)}</VisuallyHidden>
      </Link>
      <TileText
        name={displayName}
        text={enabled ? words.builtInEnabled : (tool.description ?? words.connectionWays.system)}
      />
      <span className="flex shrink-0 items-center gap-1">
        {enabled && manageHref !== undefined && (
          <LinkButton
            aria-label={words.manageTool(displayName)}
            href={manageHref}
            size="sm"
            variant="ghost"
          >
            {words.manage}
          </LinkButton>
        )}
        <Button
          aria-label={enabled ? words.disableTool(displayName) : words.enableTool(displayName)}
          loading={busy}
          onClick={onToggle}
          size="sm"
          variant={enabled ? "outline" : "neutral"}
        >
          {enabled ? words.disable : words.enable}
        </Button>
      </span>
    </div>
  );
}
