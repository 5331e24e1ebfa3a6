import { BrandMark } from "../../components/brand-mark/index.ts";
import { Link } from "../../components/link/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import type { Brand } from "./shell.types.ts";

/** Logo and name; links to the home page. */
export function BrandLink({ brand, href }: { brand: Brand; href: string }) {
  const words = useWords(shellWords);
  return (
    <Link
      href={href}
      variant="plain"
      aria-label={words.homeOf(brand.name)}
      className="flex h-7 shrink-0 pointer-coarse:h-11 items-center gap-2 rounded-6 px-1 font-semibold text-14 text-default"
    >
      <BrandMark className="text-accent" />
      <span aria-hidden="true">{brand.name}</span>
    </Link>
  );
}
