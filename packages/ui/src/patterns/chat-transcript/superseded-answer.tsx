import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";

/** What a model wrote about a question that a person changed since: its figures are not those above it any more. */
export function SupersededAnswer({ children }: { children: ReactNode }) {
  const words = useWords(transcriptWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid min-w-0 gap-2" data-slot="superseded-answer">
      <button
        aria-expanded={isOpen}
        className="flex min-h-8 items-center gap-2 justify-self-start rounded-6 px-2 text-start text-13 text-subtle hover:bg-fill hover:text-default pointer-coarse:min-h-11"
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        <Icon className={isOpen ? "rotate-90" : "rtl:-scale-x-100"} icon={ChevronRight} />
        {words.beforeItChanged}
      </button>
      {isOpen && <div className="border-s-2 ps-4">{children}</div>}
    </div>
  );
}
