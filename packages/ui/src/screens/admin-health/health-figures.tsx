import type { ReactNode } from "react";
import { useLocale } from "../../components/locale/index.ts";
import { RelativeTime } from "../../components/time/index.ts";
import { adminHealthTexts as texts } from "./admin-health.texts.ts";
import type { HealthFigures as Figures } from "./admin-health.types.ts";
import { sayBytes } from "./say-bytes.logic.ts";

type Figure = { label: string; value: ReactNode };

/** The numbers as cards, and as one table for screen readers. */
export function HealthFigures({ figures, now }: { figures: Figures; now: string }) {
  const { locale } = useLocale();
  const digits = new Intl.NumberFormat(locale);
  const queue: readonly Figure[] = [
    { label: texts.waiting, value: digits.format(figures.waiting) },
    { label: texts.running, value: digits.format(figures.running) },
    { label: texts.failed, value: digits.format(figures.failed) },
    {
      label: texts.oldest,
      value: figures.oldestWaitingAt ? (
        <RelativeTime now={now} value={figures.oldestWaitingAt} />
      ) : (
        texts.nothingWaits
      ),
    },
  ];
  const server: readonly Figure[] = [
    { label: texts.version, value: figures.version },
    { label: texts.started, value: <RelativeTime now={now} value={figures.startedAt} /> },
    {
      label: `${texts.databases[figures.database]} · ${texts.databaseSize}`,
      value: sayBytes(figures.databaseBytes, locale),
    },
    {
      label: texts.uploads,
      value: texts.uploadsOf(sayBytes(figures.uploadBytes, locale), figures.uploads),
    },
  ];
  return (
    <>
      <div aria-hidden="true" className="grid gap-6">
        <Cards figures={queue} title={texts.queue} />
        <Cards figures={server} title={texts.server} />
      </div>
      <div className="sr-only">
        <table>
          <caption>{texts.figures}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.figure}</th>
              <th scope="col">{texts.value}</th>
            </tr>
          </thead>
          <tbody>
            {[...queue, ...server].map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Cards({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold text-16">{title}</p>
      <div className="grid grid-cols-2 gap-px overflow-hidden rounded-8 border bg-line lg:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div className="min-w-0 bg-surface px-4 py-3 sm:px-5 sm:py-4" key={label}>
            <p className="text-13 text-muted">{label}</p>
            <p className="nums font-semibold text-16 wrap-anywhere">{value}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
