import { ShieldAlert } from "lucide-react";
import { Badge } from "../../components/badge/index.ts";
import { Button } from "../../components/button/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import type { Finding, LongValue } from "./inspect-arguments.logic.ts";
import { RevealedText, Segments } from "./revealed.tsx";
import type { SuspiciousHost } from "./suspicious-hosts.logic.ts";

/** What an argument hides: invisible characters as escapes, and hosts that imitate others. */
export function FindingNote({ finding }: { finding: Finding }) {
  const words = useWords(approvalWords);
  return (
    <div className="grid gap-1 text-12 text-muted" data-slot="finding">
      {finding.revealed.hidden > 0 ? (
        <>
          <Badge icon={ShieldAlert} tone="warning" className="justify-self-start">
            {words.hiddenCharacters(finding.revealed.hidden)}
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

function HostNote({ host }: { host: SuspiciousHost }) {
  const words = useWords(approvalWords);
  const ascii = <code className="font-mono">{host.ascii}</code>;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge icon={ShieldAlert} tone="warning">
        {words.hostReasons[host.reason]}
      </Badge>
      <span className="wrap-anywhere">
        {host.ascii === host.host
          ? ascii
          : sentenceWith(words.hostIsReally, [<bdi key="host">{host.host}</bdi>, ascii])}
      </span>
    </p>
  );
}

type LongValueNoteProps = { value: LongValue; opened: boolean; onOpen: () => void };

/** A text too long to be seen at once: its length, and a button that expands it. */
export function LongValueNote({ value, opened, onOpen }: LongValueNoteProps) {
  const { locale } = useLocale();
  const words = useWords(approvalWords);
  const count = new Intl.NumberFormat(locale).format(value.characters);
  const path = <code className="font-mono">{value.path}</code>;
  if (opened) {
    return (
      <div className="grid gap-1 text-12 text-muted" data-slot="long-value" data-state="open">
        <p>{sentenceWith(words.longValueOpen, [path, count])}</p>
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
      <span>{sentenceWith(words.longValue, [path, count])}</span>
      <Button onClick={onOpen} size="sm" variant="ghost">
        {words.showAll}
      </Button>
    </p>
  );
}
