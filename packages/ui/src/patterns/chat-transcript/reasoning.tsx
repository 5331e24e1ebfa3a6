import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { useLocale } from "../../components/locale/index.ts";
import { Markdown } from "../markdown/index.ts";
import type { TranscriptMessage } from "./types.ts";

type ReasoningProps = Extract<TranscriptMessage, { kind: "reasoning" }>;

/** What a model thought before it answered. Folded, because the answer is what was asked for. */
export function Reasoning({ text, streaming = false, durationMs }: ReasoningProps) {
  const words = useWords(transcriptWords);
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const seconds = Math.max(1, Math.round((durationMs ?? 0) / 1000));
  const timed =
    durationMs === undefined
      ? words.thought
      : words.thoughtFor(new Intl.NumberFormat(locale).format(seconds));
  return (
    <div className="grid min-w-0 gap-2" data-slot="reasoning">
      <button
        aria-expanded={isOpen}
        className="-ms-2 flex min-h-8 items-center gap-2 justify-self-start rounded-6 px-2 text-start text-13 text-subtle hover:bg-fill hover:text-default pointer-coarse:min-h-11"
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        <Icon className={isOpen ? "rotate-90" : "rtl:-scale-x-100"} icon={ChevronRight} />
        {streaming ? words.thinking : timed}
      </button>
      {isOpen && (
        <div className="border-s-2 ps-4 text-muted">
          <Markdown streaming={streaming} text={text} />
        </div>
      )}
    </div>
  );
}
