import { TriangleAlert } from "lucide-react";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { connectionTilesWords } from "../../components/labels/words/connection-tiles-words.ts";

/** The text of a tile: the app, one line on what it is or how it is connected, and what keeps it from being connected. */
export function TileText({
  name,
  text,
  needsSetup = false,
}: {
  name: string;
  text: string;
  needsSetup?: boolean | undefined;
}) {
  const words = useWords(connectionTilesWords);
  return (
    <span className="min-w-0 flex-1">
      <span dir="auto" className="wrap-anywhere block font-semibold text-14 text-default">
        {name}
      </span>
      <span dir="auto" className="wrap-anywhere block text-13 text-muted">
        {text}
      </span>
      {needsSetup && (
        <span className="mt-1 flex items-start gap-1.5 text-12 text-warning">
          <Icon className="mt-px shrink-0" icon={TriangleAlert} size="sm" />
          {words.needsSetup}
        </span>
      )}
    </span>
  );
}
