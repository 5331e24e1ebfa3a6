import { Button } from "../../components/button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";

export type EarlierProps = { loading: boolean; onLoad: () => void };

/**
 * Shown above the first message while the server has older ones. They load by themselves; the button is the fallback if
 * that fails.
 */
export function Earlier({ loading, onLoad }: EarlierProps) {
  const { loadEarlier } = useWords(transcriptWords);
  return (
    <div className="flex justify-center pb-5">
      <Button loading={loading} onClick={onLoad} size="sm" variant="ghost">
        {loadEarlier}
      </Button>
    </div>
  );
}
