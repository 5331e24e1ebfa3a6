import { Download } from "lucide-react";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Progress } from "../../components/progress/index.ts";
import { RelativeTime } from "../../components/time/index.ts";
import { accountTexts } from "./account.texts.ts";
import type { ExportState } from "./account.types.ts";

const texts = accountTexts.export;

interface ExportDataProps {
  exported: ExportState & { requesting: boolean };
  now: string;
  onExport: () => void;
}

/** Begins a copy of the user's data, and offers it once it is ready. */
export function ExportData({ exported, now, onExport }: ExportDataProps) {
  const isAgain = exported.kind === "ready" || exported.kind === "failed";
  return (
    <section aria-labelledby="account-export" className="mt-10 grid gap-3 border-t pt-6">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60 max-sm:basis-full">
          <h2 className="font-semibold text-16" id="account-export">
            {texts.heading}
          </h2>
          <p className="text-13 text-muted">{texts.hint}</p>
        </div>
        {exported.kind !== "preparing" && (
          <Button loading={exported.requesting} onClick={onExport}>
            {isAgain ? texts.again : texts.request}
          </Button>
        )}
      </div>
      <Outcome exported={exported} now={now} />
    </section>
  );
}

function Outcome({ exported, now }: Pick<ExportDataProps, "exported" | "now">) {
  switch (exported.kind) {
    case "none":
      return null;
    case "preparing":
      return (
        <div className="grid gap-2">
          <Progress
            label={texts.preparing}
            {...(exported.total > 0 && {
              value: exported.done,
              max: exported.total,
              valueText: texts.progress(exported.done, exported.total),
            })}
          />
          <p className="text-13 text-muted">{texts.mail}</p>
        </div>
      );
    case "failed":
      return <Notice tone="danger">{texts.failed}</Notice>;
    case "ready":
      return exported.href === null ? (
        <Notice tone="info">{texts.elsewhere}</Notice>
      ) : (
        <Notice
          action={
            <LinkButton external href={exported.href} iconStart={Download} size="sm">
              {texts.download}
            </LinkButton>
          }
          title={texts.ready(sizeOf(exported.bytes))}
          tone="success"
        >
          {texts.until} <RelativeTime now={now} upcoming value={exported.expiresAt} />.
        </Notice>
      );
  }
}

/** In kB or MB, as people know sizes of files. */
function sizeOf(bytes: number): string {
  const [amount, unit] =
    bytes < 1_000_000
      ? ([Math.ceil(bytes / 1000), "kilobyte"] as const)
      : ([bytes / 1_000_000, "megabyte"] as const);
  return new Intl.NumberFormat("en-US", { style: "unit", unit, maximumFractionDigits: 1 }).format(
    amount,
  );
}
