import { ArrowRight, ExternalLink } from "lucide-react";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import { Link } from "../../components/link/index.ts";
import type { ToolCallView } from "./types.ts";

/** The way to what a call made or changed, below its row: readers need not open the row to find it. */
export function ResultLink({ link }: { link: NonNullable<ToolCallView["link"]> }) {
  const words = useWords(toolCallWords);
  return (
    <p className="mx-8 mb-2 text-12" data-slot="result-link">
      <Link
        className="inline-flex min-h-6 max-w-full items-center gap-1 font-medium pointer-coarse:min-h-11"
        href={link.href}
        newTab={link.external}
      >
        <span className="truncate" dir="auto">
          {link.title === null ? words.openResult : words.openNamed(link.title)}
        </span>
        <Icon icon={link.external ? ExternalLink : ArrowRight} size="sm" />
      </Link>
    </p>
  );
}
