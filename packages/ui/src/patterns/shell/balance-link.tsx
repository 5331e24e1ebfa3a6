import { Link } from "../../components/link/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { formatBalance } from "./format-balance.ts";

/**
 * The remaining credits; links to where more can be bought. Phones show the number alone, screen readers get the whole
 * sentence.
 */
export function BalanceLink({ balance, href }: { balance: number; href: string }) {
  const words = useWords(shellWords);
  return (
    <Link
      href={href}
      variant="plain"
      // One English phrase: in a right-to-left page its parts would change places.
      dir="ltr"
      className="nums inline-block h-7 shrink-0 pointer-coarse:h-11 pointer-coarse:leading-11 whitespace-nowrap rounded-6 px-2 font-medium text-13 text-muted leading-7 transition-colors duration-press hover:bg-fill hover:text-default"
    >
      {sentenceWith(words.balance, [formatBalance(balance)], aside)}
    </Link>
  );
}

/** Spaces stay outside: at the edge of an element they would be missing from the accessible name. */
function aside(text: string) {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return (
    <>
      {text.slice(0, start)}
      <span className="max-sm:sr-only">{text.trim()}</span>
      {text.slice(end)}
    </>
  );
}
