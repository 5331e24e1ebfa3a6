import { StatusDot } from "../../components/status-dot/index.ts";
import { DateTime, RelativeTime } from "../../components/time/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { inboxSourcesTexts as texts } from "./inbox-sources.texts.ts";
import type { SourceHealth } from "./inbox-sources.types.ts";

/** How the refreshes of a source go: dot and word, since when and why it fails, when it is refreshed next. */
export function SourceStatus({ health, now }: { health: SourceHealth; now: string }) {
  const { running, lastSuccessAt, nextRunAt, failingSince, failure, itemCount } = health;
  const relative = (value: string) => <RelativeTime key="when" now={now} value={value} />;
  return (
    <span className="grid max-w-96 gap-0.5 text-12 text-muted">
      <span className="flex items-baseline gap-1.5 text-13 text-default">
        <StatusDot
          tone={failingSince !== null ? "danger" : lastSuccessAt === null ? "hollow" : "success"}
        />
        <span>
          {running
            ? texts.refreshing
            : failingSince !== null
              ? sentenceWith(texts.failingSince, [<DateTime key="when" value={failingSince} />])
              : lastSuccessAt !== null
                ? texts.working
                : texts.waiting}
        </span>
      </span>
      {failure !== null && (
        <span className="wrap-anywhere whitespace-normal" dir="auto">
          {failure}
        </span>
      )}
      <span className="text-subtle">
        {lastSuccessAt !== null && (
          <>{sentenceWith(texts.refreshed, [relative(lastSuccessAt)])} · </>
        )}
        {Date.parse(nextRunAt) <= Date.parse(now)
          ? texts.dueNow
          : sentenceWith(texts.next, [relative(nextRunAt)])}
      </span>
      {itemCount > 0 && <span className="nums text-subtle">{texts.items(itemCount)}</span>}
    </span>
  );
}
