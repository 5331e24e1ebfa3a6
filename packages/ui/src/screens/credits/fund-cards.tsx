import type { ReactNode } from "react";
import { Credits } from "../../components/credits/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { DateTime } from "../../components/time/index.ts";
import { creditsTexts as texts } from "./credits.texts.ts";
import type { CreditFunds } from "./credits.types.ts";

/** What there is to spend, and until when. */
export function FundCards({ funds }: { funds: CreditFunds }) {
  const { balance, monthly, monthEndsAt } = funds;
  return (
    <dl className="grid grid-cols-1 gap-px overflow-hidden rounded-8 border bg-line sm:grid-cols-3">
      <Fund label={texts.balance} value={balance} />
      <Fund
        hint={
          monthEndsAt === null
            ? texts.spentFirst
            : sentenceWith(texts.expires, [
                <DateTime key="date" precision="day" value={monthEndsAt} />,
              ])
        }
        label={texts.monthly}
        value={monthly}
      />
      <Fund hint={texts.lastingHint} label={texts.lasting} value={balance - monthly} />
    </dl>
  );
}

function Fund({ label, value, hint }: { label: string; value: number; hint?: ReactNode }) {
  return (
    <div className="bg-surface px-5 py-4">
      <dt className="text-13 text-muted">{label}</dt>
      <dd>
        <Credits className="font-semibold text-20" value={value} />
        {hint !== undefined && <p className="text-13 text-subtle">{hint}</p>}
      </dd>
    </div>
  );
}
