import { clsx } from "clsx";
import { Card } from "../../components/card/index.ts";
import { Credits } from "../../components/credits/index.ts";
import { Link } from "../../components/link/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { pricingTexts as texts } from "./pricing.texts.ts";
import type { LedgerAmount } from "./pricing.types.ts";

/** The newest lines of the ledger, and the way to all of them. */
export function RecentLines({ lines, href }: { lines: readonly LedgerAmount[]; href: string }) {
  return (
    <section aria-labelledby="recent-credits" className="min-w-0">
      <div className="mb-3 flex min-h-6 flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-semibold text-14" id="recent-credits">
          {texts.recent}
        </h2>
        <Link className="text-13" href={href}>
          {texts.fullLedger}
        </Link>
      </div>
      <Card>
        {lines.length === 0 ? (
          <p className="p-5 text-13 text-muted">{texts.noRecent}</p>
        ) : (
          <ul className="*:not-first:border-t">
            {lines.map(({ id, cause, date, credits }) => (
              <li key={id} className="flex items-baseline gap-4 px-4 py-2.5 text-13">
                <bdi className="min-w-0 flex-1 font-medium wrap-anywhere">{cause}</bdi>
                <DateTime
                  className="shrink-0 text-muted max-sm:hidden"
                  precision="day"
                  value={date}
                />
                <Credits
                  className={clsx("w-20 shrink-0 text-end", credits > 0 && "text-success")}
                  signed
                  value={credits}
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
