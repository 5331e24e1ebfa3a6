import { Check, CircleCheck, CircleX, Minus } from "lucide-react";
import { Icon, type IconComponent } from "../../components/icon/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { Spinner } from "../../components/spinner/index.ts";
import { VisuallyHidden } from "../../components/visually-hidden/index.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type { ProviderCheck, ProviderReport, ProviderTest } from "./admin-models.types.ts";

const texts = adminModelsTexts.test;

/** How a provider did in its test, step by step. */
export function TestResult({ test }: { test: ProviderTest }) {
  return (
    <div className="grid gap-2 text-13" data-slot="test-result" role="status">
      {test.kind === "running" && (
        <>
          <p className="flex items-center gap-2 font-medium text-muted">
            <Spinner immediate label={null} />
            {texts.running}
          </p>
          <p className="ms-6 text-muted">{texts.runningHint}</p>
        </>
      )}
      {test.kind === "failed" && (
        <>
          <Verdict isGood={false}>{texts.failed}</Verdict>
          <p className="ms-6 wrap-anywhere">{test.message}</p>
        </>
      )}
      {test.kind === "done" && <Report report={test.report} />}
    </div>
  );
}

function Report({ report }: { report: ProviderReport }) {
  const { checks, works, callsTools } = report;
  const verdict = works ? (callsTools ? texts.works : texts.noTools) : texts.fails;
  return (
    <>
      <Verdict isGood={works && callsTools}>{verdict}</Verdict>
      <ul className="grid gap-1.5">
        {checks.map((check) => (
          <Step check={check} key={check.step} />
        ))}
      </ul>
    </>
  );
}

function Verdict({ isGood, children }: { isGood: boolean; children: string }) {
  return (
    <p className={`flex items-center gap-2 font-medium ${isGood ? "text-success" : "text-danger"}`}>
      <Icon icon={isGood ? CircleCheck : CircleX} />
      {children}
    </p>
  );
}

const icons: Record<ProviderCheck["outcome"], IconComponent> = {
  passed: Check,
  failed: CircleX,
  skipped: Minus,
};
const tones: Record<ProviderCheck["outcome"], string> = {
  passed: "text-success",
  failed: "text-danger",
  skipped: "text-subtle",
};

function Step({ check }: { check: ProviderCheck }) {
  const { locale } = useLocale();
  const { step, outcome, message, ms } = check;
  const seconds = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
    Math.max(0.1, ms / 1000),
  );
  return (
    <li className="flex min-w-0 items-start gap-2" data-state={outcome}>
      <span className="flex h-5 items-center">
        <Icon className={tones[outcome]} icon={icons[outcome]} />
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <VisuallyHidden>{`${texts.steps[step]}, ${texts.outcomes[outcome]}: `}</VisuallyHidden>
        <bdi>{message || texts.steps[step]}</bdi>
      </span>
      {outcome !== "skipped" && (
        <span className="nums flex h-5 shrink-0 items-center text-12 text-subtle">
          {texts.seconds(seconds)}
        </span>
      )}
    </li>
  );
}
