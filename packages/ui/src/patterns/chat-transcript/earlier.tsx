import type { RefCallback } from "react";
import { Button } from "../../components/button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";

export type EarlierProps = {
  /** Its size is observed, as that of every row. */
  attach: RefCallback<HTMLDivElement>;
  loading: boolean;
  onLoad: () => void;
};

/**
 * Shown above the first message while the server has older ones. They load by themselves; the button is the fallback if
 * that fails.
 */
export function Earlier({ attach, loading, onLoad }: EarlierProps) {
  const { loadEarlier } = useWords(transcriptWords);
  return (
    <div ref={attach}>
      <div className="flex justify-center pb-5">
        <Button loading={loading} onClick={onLoad} size="sm" variant="ghost">
          {loadEarlier}
        </Button>
      </div>
    </div>
  );
}
