import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link } from "../../components/link/index.ts";
import { AppLogo } from "../../components/app-logo/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { connectionTilesWords } from "../../components/labels/words/connection-tiles-words.ts";
import { leavesForApp } from "./connection-tiles.logic.ts";
import type { ConnectionType } from "./connection-tiles.types.ts";
import { TileText } from "./tile-text.tsx";

/** Props of {@link ConnectionTiles}. */
export interface ConnectionTilesProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Apps to connect, in order. */
  types: readonly ConnectionType[];
  /** Accessible name of the list. */
  label: string;
}

/** Every kind of app as a tile that links to where connecting it starts. */
export function ConnectionTiles({ types, label, className, ...rest }: ConnectionTilesProps) {
  const { connectionWays } = useWords(connectionTilesWords);
  return (
    <ul
      aria-label={label}
      data-slot="connection-tiles"
      className={clsx("grid gap-3 sm:grid-cols-2 lg:grid-cols-3", className)}
      {...rest}
    >
      {types.map((type) => (
        <li key={type.name} className="min-w-0">
          <Link
            href={type.href}
            external={leavesForApp(type) || undefined}
            variant="plain"
            className="flex h-full min-w-0 items-start gap-3 rounded-8 border border-line bg-surface p-4 transition-colors duration-press hover:border-line-strong"
          >
            <AppLogo name={type.displayName} src={type.logoUrl} size="xl" />
            <TileText
              name={type.displayName}
              needsSetup={type.needsSetup}
              text={type.description ?? connectionWays[type.kind]}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
