import { useLocale } from "../../components/locale/index.ts";
import { Link } from "../../components/link/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { playbookFormTexts } from "./playbook-form.texts.ts";
import type { AutomationStatus } from "./playbook-form.types.ts";

const texts = playbookFormTexts.automation;

/** How a playbook that runs by itself fares: what it used today and did last, or why it does not run. */
export function AutomationNotice({ status }: { status: AutomationStatus | null }) {
  const { locale } = useLocale();
  if (status === null) return null;
  const { pausedReason, limitedUntil, spentToday, dailyLimit, lastRun } = status;
  const credits = (amount: number) =>
    amount.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <>
      {pausedReason !== null && (
        <Notice title={texts.paused} tone="danger">
          {pausedReason}
        </Notice>
      )}
      {limitedUntil !== null && (
        <Notice title={texts.limited} tone="warning">
          {texts.limitedNote}
        </Notice>
      )}
      <p className="nums text-13 text-muted">
        {texts.spent(credits(spentToday), credits(dailyLimit))}{" "}
        {lastRun === null ? (
          texts.neverRan
        ) : (
          <>
            {texts.lastRun}{" "}
            <Link href={lastRun.href}>
              <DateTime value={lastRun.at} />
            </Link>
          </>
        )}
      </p>
    </>
  );
}
