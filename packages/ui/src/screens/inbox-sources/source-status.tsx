import { StatusDot } from "../../components/status-dot/index.ts";
import { DateTime, RelativeTime } from "../../components/time/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { inboxSourcesTexts as texts } from "./inbox-sources.texts.ts";
import type { SourceHealth } from "./inbox-sources.types.ts";

/** How the refreshes of a source go: dot and word, since when and why it fails, when it is refreshed next. */
export function SourceStatus({ health, now }: { health: SourceHealth; now: string }) {
  const { running, paused, lastSuccessAt, failingSince, failure, itemCount } = health;
  return (
    <span className="grid max-w-96 gap-0.5 text-12 text-muted">
      <span className="flex items-baseline gap-1.5 text-13 text-default">
        <StatusDot
          tone={
            paused || (failingSince === null && lastSuccessAt === null)
              ? "hollow"
              : failingSince !== null
                ? "danger"
                : "success"
          }
        />
        <span>
          {running
            ? texts.refreshing
            : paused
              ? texts.paused
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
      <Times health={health} now={now} />
      {itemCount > 0 && <span className="nums text-subtle">{texts.items(itemCount)}</span>}
    </span>
  );
}

/** When it was refreshed, and when it will be. A refresh that is going on decides about the next one. */
function Times({ health, now }: { health: SourceHealth; now: string }) {
  const { running, paused, lastSuccessAt, nextRunAt } = health;
  const isPlanned = !running && !paused;
  if (!isPlanned && lastSuccessAt === null) return null;
  const relative = (value: string, upcoming = false) => (
    <RelativeTime key="when" now={now} upcoming={upcoming} value={value} />
  );
  return (
    <span className="text-subtle">
      {lastSuccessAt !== null && sentenceWith(texts.refreshed, [relative(lastSuccessAt)])}
      {isPlanned && lastSuccessAt !== null && " · "}
      {isPlanned &&
        (Date.parse(nextRunAt) <= Date.parse(now)
          ? texts.dueNow
          : sentenceWith(texts.next, [relative(nextRunAt, true)]))}
    </span>
  );
}
