import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { JsonView } from "../json-view/index.ts";
import type { Json } from "../json-view/types.ts";

/** A message with an unknown role, shown as it was stored. */
export function UnknownMessage({ content }: { content: Json }) {
  const words = useWords(transcriptWords);
  return (
    <div className="min-w-0 overflow-hidden rounded-8 border">
      <JsonView label={words.message} value={content} />
    </div>
  );
}
