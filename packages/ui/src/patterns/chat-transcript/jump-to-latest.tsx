import { ArrowDown } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";

export type JumpToLatestProps = {
  /** What came in since the end was left, in words; null for nothing. */
  fresh: string | null;
  onJump: () => void;
};

/** Beside the text where there is room, else in its margin: it takes as little of a line's end as it can. */
export function JumpToLatest({ fresh, onJump }: JumpToLatestProps) {
  "use no memo"; // So small that what the compiler remembers is larger than what it saves.
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
          // Not the tooltip of the library: for this one button every chat would load its placing, 20 kB.
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
