import { Info } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { useWords } from "../../components/labels/use-words.ts";
import { toolPermissionsWords } from "../../components/labels/words/tool-permissions-words.ts";
import { DateTime } from "../../components/time/index.ts";
import type { ToolGrant } from "./tool-permissions.types.ts";

type GrantLineProps = {
  tool: string;
  grant: ToolGrant;
  disabled: boolean;
  /** Absent if the permission can only be revoked with the whole form. */
  onRevoke?: (() => void) | undefined;
};

/** Since when a tool runs without asking and who allowed it, or why it asks again. */
export function GrantLine({ tool, grant, disabled, onRevoke }: GrantLineProps) {
  const words = useWords(toolPermissionsWords);
  const { at, by, endedBecause } = grant;
  if (endedBecause !== null) {
    return (
      <p className="mt-1 flex items-start gap-1.5 text-12 text-muted" data-slot="grant-ended">
        <Icon className="mt-px" icon={Info} size="sm" />
        <span className="min-w-0 wrap-anywhere" dir="auto">
          {endedBecause}
        </span>
      </p>
    );
  }
  const date = <DateTime key="date" precision="day" value={at} />;
  return (
    <p
      className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-12 text-muted"
      data-slot="grant"
    >
      <span className="min-w-0 wrap-anywhere">
        {by === null
          ? sentenceWith(words.runsSince, [date])
          : sentenceWith(words.runsSinceBy, [date, <bdi key="by">{by}</bdi>])}
      </span>
      {onRevoke && (
        <Button
          aria-label={words.revokeNamed(tool)}
          disabled={disabled}
          onClick={onRevoke}
          size="sm"
          type="button"
          variant="ghost"
        >
          {words.revoke}
        </Button>
      )}
    </p>
  );
}
