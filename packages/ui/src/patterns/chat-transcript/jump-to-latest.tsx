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

/** Beside the text where there is room, otherwise in its margin: it covers as little of a line's end as possible. */
export function JumpToLatest({ fresh, onJump }: JumpToLatestProps) {
  const { jumpToLatest } = useWords(transcriptWords);
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-2 mx-auto flex max-w-208 justify-end px-0.5">
      {fresh === null ? (
        <IconButton
          className="pointer-events-auto"
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
          className="pointer-events-auto me-2 shadow-2"
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
