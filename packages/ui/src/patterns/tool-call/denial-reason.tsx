import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { useWords } from "../../components/labels/use-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";

/** Why a person denied a call, below its row: readers of the conversation need not open the row to learn it. */
export function DenialReason({ reason }: { reason: string }) {
  const words = useWords(toolCallWords);
  return (
    <p
      className="mx-8 mb-2 line-clamp-3 text-12 text-muted wrap-anywhere"
      data-slot="denial-reason"
    >
      {sentenceWith(words.denialReason, [<bdi key="reason">{reason}</bdi>])}
    </p>
  );
}
