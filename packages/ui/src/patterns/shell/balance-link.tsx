import { Link } from "../../components/link/index.ts";
import { formatBalance } from "./format-balance.ts";

/** The credits left; leads to where more can be had. Phones show the number alone, readers get the whole sentence. */
export function BalanceLink({ balance, href }: { balance: number; href: string }) {
  return (
    <Link
      href={href}
      variant="plain"
      className="nums flex h-7 min-w-0 items-center whitespace-nowrap rounded-6 px-2 text-end font-medium text-13 text-muted transition-colors duration-press hover:bg-fill hover:text-default"
    >
      <span className="whitespace-pre max-sm:sr-only">Balance: </span>
      {formatBalance(balance)}
      <span className="whitespace-pre max-sm:sr-only"> credits</span>
    </Link>
  );
}
