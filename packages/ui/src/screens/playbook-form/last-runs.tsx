import { FlaskConical, Repeat } from "lucide-react";
import { Badge } from "../../components/badge/index.ts";
import { Link } from "../../components/link/index.ts";
import { Credits } from "../../components/credits/index.ts";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from "../../components/table/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { playbookFormTexts as texts } from "./playbook-form.texts.ts";
import type { PlaybookRun } from "./playbook-form.types.ts";

/** The last runs of a playbook, with what they cost. */
export function LastRuns({ runs }: { runs: readonly PlaybookRun[] }) {
  return (
    <div className="grid min-w-0 gap-3">
      <h2 className="font-semibold text-16">{texts.lastRuns}</h2>
      {runs.length === 0 ? (
        <p className="text-13 text-muted">{texts.noRuns}</p>
      ) : (
        <Table label={texts.lastRuns}>
          <TableHead>
            <tr>
              <TableHeadCell>{texts.runOf}</TableHeadCell>
              <TableHeadCell>{texts.runAt}</TableHeadCell>
              <TableHeadCell>{texts.runState}</TableHeadCell>
              <TableHeadCell align="end">{texts.runCredits}</TableHeadCell>
            </tr>
          </TableHead>
          <TableBody>
            {runs.map(
              ({ id, href, title, at, state, credits, rehearsal, automatic, approvals }) => (
                <TableRow key={id}>
                  <TableCell className="wrap-anywhere whitespace-normal" lead>
                    <span className="grid justify-items-start gap-1">
                      <Link href={href}>
                        <bdi>{title ?? texts.goneItem}</bdi>
                      </Link>
                      {automatic && <Badge icon={Repeat}>{texts.automatic}</Badge>}
                      {rehearsal && <Badge icon={FlaskConical}>{texts.rehearsal}</Badge>}
                    </span>
                  </TableCell>
                  <TableCell>
                    <DateTime value={at} />
                  </TableCell>
                  <TableCell className="whitespace-normal">
                    {texts.runStates[state]}
                    {approvals && <Decisions approvals={approvals} />}
                  </TableCell>
                  <TableCell align="end">
                    <Credits value={credits} />
                  </TableCell>
                </TableRow>
              ),
            )}
          </TableBody>
        </Table>
      )}
    </div>
  );
}

const outcomes = ["pending", "approved", "denied", "undecided"] as const;

/** What became of the calls of a run that waited for approval. */
function Decisions({ approvals }: { approvals: NonNullable<PlaybookRun["approvals"]> }) {
  const told = outcomes.filter((outcome) => approvals[outcome] > 0);
  if (told.length === 0) return null;
  return (
    <span className="block text-12 text-subtle">
      {told.map((outcome) => texts.approvals[outcome](approvals[outcome])).join(", ")}
    </span>
  );
}
