import { Link } from "../../components/link/index.ts";
import { RelativeTime } from "../../components/time/index.ts";
import { playbookFormTexts } from "../playbook-form/playbook-form.texts.ts";
import { itemTexts as texts } from "./inbox-item.texts.ts";
import type { ItemRun } from "./inbox-item.types.ts";

const { approvals: outcomes, runStates } = playbookFormTexts;

/** What playbooks did about the item, each with its chat. */
export function ItemRuns({ runs, now }: { runs: readonly ItemRun[]; now: string }) {
  return (
    <section className="p-4">
      <h2 className="mb-1 font-medium text-12 text-muted">{texts.runsHeading}</h2>
      <ul className="grid gap-2">
        {runs.map((run) => {
          const name = run.name ?? texts.gonePlaybook;
          return (
            <li className="wrap-anywhere" key={run.href}>
              <Link href={run.href}>
                <bdi>{run.rehearsal ? texts.rehearsed(name) : texts.ran(name)}</bdi>
              </Link>
              <span className="block text-12 text-muted">
                {[runStates[run.state], ...decisionsOf(run)].join(", ")} ·{" "}
                <RelativeTime now={now} value={run.at} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const decisionsOf = ({ approvals }: ItemRun): string[] =>
  (["pending", "approved", "denied", "undecided"] as const)
    .filter((outcome) => approvals[outcome] > 0)
    .map((outcome) => outcomes[outcome](approvals[outcome]));
