import { Link } from "../../components/link/index.ts";
import { formatBalance } from "./format-balance.ts";

/** The credits left; leads to where more can be had. Phones show the number alone, readers get the whole sentence. */
export function BalanceLink({ balance, href }: { balance: number; href: string }) {
  return (
    <Link
      href={href}
      variant="plain"
      // One English phrase: in a right-to-left page its parts would change places.
      dir="ltr"
      className="nums inline-block h-7 shrink-0 whitespace-nowrap rounded-6 px-2 font-medium text-13 text-muted leading-7 transition-colors duration-press hover:bg-fill hover:text-default"
    >
      <span className="max-sm:sr-only">Balance:</span> {formatBalance(balance)}{" "}
      <span className="max-sm:sr-only">credits</span>
    </Link>
  );
}
