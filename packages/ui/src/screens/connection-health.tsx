import { RefreshCw, TriangleAlert } from "lucide-react";
import { Button, LinkButton } from "../components/button/index.ts";
import { sentenceWith } from "../components/labels/sentence-with.tsx";
import { Link } from "../components/link/index.ts";
import { Notice, type NoticeTone } from "../components/notice/index.ts";
import { StatusDot, type StatusDotProps } from "../components/status-dot/index.ts";
import { RelativeTime } from "../components/time/index.ts";

/** Health of a connection, as reported by the server. */
export interface ConnectionHealth {
  /** `expired`: the app rejects the credentials; `failing`: the last call failed. */
  status: "untested" | "ok" | "failing" | "expired";
  /** Why it does not work, in a sentence. */
  reason: string | null;
  /** When the app last accepted the credentials, ISO 8601. */
  lastSuccessAt: string | null;
  /** Where to enter new credentials; set for an expired one. */
  reconnectHref?: string;
}

/** Texts about health on the pages of connections. */
export const healthTexts = {
  words: { ok: "Working", untested: "Not tested", failing: "Not working", expired: "Expired" },
  titles: {
    ok: "The connection works.",
    untested: "The connection has not been tested yet.",
    failing: "The connection is not working.",
    expired: "The app no longer accepts the credentials.",
  },
  lastWorked: (when: string) => `Last worked ${when}`,
  reconnect: "Reconnect",
  reconnectNamed: (name: string) => `Reconnect ${name}`,
  test: "Test",
  testNamed: (name: string) => `Test ${name}`,
} as const;

type Status = ConnectionHealth["status"];

const dots = {
  ok: "success",
  untested: "hollow",
  failing: "danger",
  expired: "warning",
} satisfies Record<Status, StatusDotProps["tone"]>;

const tones = {
  ok: "neutral",
  untested: "neutral",
  failing: "danger",
  expired: "warning",
} satisfies Record<Status, NoticeTone>;

const LastWorked = ({ at, now }: { at: string; now: string }) =>
  sentenceWith(healthTexts.lastWorked, [<RelativeTime key="at" now={now} value={at} />]);

type HealthCellProps = { name: string; health: ConnectionHealth; now: string };

/** The state of a connection in a table: dot and word, why it does not work, and when it last did. */
export function HealthCell({ name, health, now }: HealthCellProps) {
  const { status, reason, lastSuccessAt, reconnectHref } = health;
  return (
    <span className="grid max-w-96 gap-0.5 text-12 text-muted" data-status={status}>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="inline-flex items-center gap-1.5 text-13 text-default">
          <StatusDot tone={dots[status]} />
          {healthTexts.words[status]}
        </span>
        {reconnectHref !== undefined && (
          <Link
            aria-label={healthTexts.reconnectNamed(name)}
            className="inline-flex min-h-6 items-center"
            href={reconnectHref}
          >
            {healthTexts.reconnect}
          </Link>
        )}
      </span>
      {reason !== null && <span dir="auto">{reason}</span>}
      {lastSuccessAt !== null && (
        <span className="text-subtle">
          <LastWorked at={lastSuccessAt} now={now} />
        </span>
      )}
    </span>
  );
}

/** A connection's state with actions. */
export interface HealthNoticeProps {
  health: ConnectionHealth;
  /** The current time, ISO 8601. */
  now: string;
  /** A test is running. */
  testing: boolean;
  onTest: () => void;
}

/** The same on the page of the connection, with its sentence on top. */
export function HealthNotice({ health, now, testing, onTest }: HealthNoticeProps) {
  const { status, reason, lastSuccessAt, reconnectHref } = health;
  const isBroken = status === "failing" || status === "expired";
  return (
    <Notice
      action={
        <span className="flex flex-wrap gap-2">
          {reconnectHref !== undefined && (
            <LinkButton href={reconnectHref} size="sm">
              {healthTexts.reconnect}
            </LinkButton>
          )}
          <Button
            iconStart={RefreshCw}
            loading={testing}
            onClick={onTest}
            size="sm"
            variant="outline"
          >
            {healthTexts.test}
          </Button>
        </span>
      }
      className="mb-6"
      icon={isBroken ? TriangleAlert : null}
      title={
        isBroken ? (
          healthTexts.titles[status]
        ) : (
          <span className="inline-flex items-center gap-2">
            <StatusDot tone={dots[status]} />
            {healthTexts.titles[status]}
          </span>
        )
      }
      tone={tones[status]}
    >
      {reason !== null && <p dir="auto">{reason}</p>}
      {lastSuccessAt !== null && (
        <p>
          <LastWorked at={lastSuccessAt} now={now} />
        </p>
      )}
    </Notice>
  );
}
