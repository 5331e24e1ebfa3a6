import { ShieldAlert } from "lucide-react";
import { Badge } from "../../components/badge/index.ts";
import { Button } from "../../components/button/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import type { Finding, LongValue } from "./inspect-arguments.logic.ts";
import { RevealedText, Segments } from "./revealed.tsx";
import type { SuspiciousHost } from "./suspicious-hosts.logic.ts";

/** What hides in an argument: its characters as escapes, and hosts that are not what they seem. */
export function FindingNote({ finding }: { finding: Finding }) {
  return (
    <div className="grid gap-1 text-12 text-muted" data-slot="finding">
      {finding.revealed.hidden > 0 ? (
        <>
          <Badge icon={ShieldAlert} tone="warning" className="justify-self-start">
            {finding.revealed.hidden === 1
              ? "1 hidden character"
              : `${finding.revealed.hidden} hidden characters`}
          </Badge>
          <p className="max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
            <Segments of={finding.revealed} />
          </p>
        </>
      ) : null}
      {finding.hosts.map((host) => (
        <HostNote host={host} key={host.host} />
      ))}
    </div>
  );
}

const reasons: Record<SuspiciousHost["reason"], string> = {
  punycode: "Encoded address",
  "mixed-script": "Letters of several alphabets",
  "look-alike": "Look-alike letters",
};

function HostNote({ host }: { host: SuspiciousHost }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge icon={ShieldAlert} tone="warning">
        {reasons[host.reason]}
      </Badge>
      <span className="wrap-anywhere">
        {host.ascii === host.host ? null : (
          <>
            <bdi>{host.host}</bdi> is really{" "}
          </>
        )}
        <code className="font-mono">{host.ascii}</code>
      </span>
    </p>
  );
}

type LongValueNoteProps = { value: LongValue; opened: boolean; onOpen: () => void };

/** A text too long to be seen at once: its length, and all of it after one press. */
export function LongValueNote({ value, opened, onOpen }: LongValueNoteProps) {
  const { locale } = useLocale();
  const count = new Intl.NumberFormat(locale).format(value.characters);
  if (opened) {
    return (
      <div className="grid gap-1 text-12 text-muted" data-slot="long-value" data-state="open">
        <p>
          <code className="font-mono">{value.path}</code>, all {count} characters:
        </p>
        <p className="rounded-6 bg-sunken px-3 py-2 whitespace-pre-wrap wrap-anywhere" dir="auto">
          <RevealedText text={value.text} />
        </p>
      </div>
    );
  }
  return (
    <p
      className="flex flex-wrap items-center gap-x-2 text-12 text-muted"
      data-slot="long-value"
      data-state="closed"
    >
      <span>
        <code className="font-mono">{value.path}</code> has {count} characters.
      </span>
      <Button onClick={onOpen} size="sm" variant="ghost">
        Show all
      </Button>
    </p>
  );
}
