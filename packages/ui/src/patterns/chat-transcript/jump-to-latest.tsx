import { ArrowDown } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";

export type JumpToLatestProps = {
  /** What arrived since the reader left the end, in words; null for nothing. */
  fresh: string | null;
  onJump: () => void;
};

/** Below the text, in a row of its own: it covers no line. */
export function JumpToLatest({ fresh, onJump }: JumpToLatestProps) {
  const { jumpToLatest } = useWords(transcriptWords);
  return (
    <div className="flex shrink-0 justify-center pt-1" data-slot="jump-to-latest">
      {fresh === null ? (
        <IconButton
          icon={ArrowDown}
          label={jumpToLatest}
          onClick={onJump}
          size="xs"
          // Not the library's tooltip: every chat would load 20 kB of positioning code for this one button.
          title={jumpToLatest}
          variant="floating"
        />
      ) : (
        <Button
          iconStart={ArrowDown}
          onClick={onJump}
          size="sm"
          title={jumpToLatest}
          variant="outline"
        >
          {fresh}
        </Button>
      )}
    </div>
  );
}
