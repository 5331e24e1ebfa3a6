import { clsx } from "clsx";
import { Badge } from "../../components/badge/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { RelativeTime } from "../../components/time/index.ts";
import { Spinner } from "../../components/spinner/index.ts";
import { inboxSourcesTexts } from "./inbox-sources.texts.ts";
import type { PreviewState, SourcePreview } from "./inbox-sources.types.ts";

const texts = inboxSourcesTexts.preview;

/** What a source would bring, beside its form. */
export function SourcePreviewPanel({ preview, now }: { preview: PreviewState; now: string }) {
  return (
    <section aria-labelledby="source-preview" className="grid content-start gap-3 text-13">
      <h2 className="font-semibold text-16" id="source-preview">
        {texts.title}
      </h2>
      {preview.kind === "none" && <p className="text-muted">{texts.hint}</p>}
      <PreviewResult now={now} preview={preview} />
    </section>
  );
}

/** How a preview goes, and what it found. */
export function PreviewResult({
  preview,
  now,
  className,
}: {
  preview: PreviewState;
  now: string;
  className?: string;
}) {
  return (
    <div aria-live="polite" className={clsx("grid gap-3 text-13", className)}>
      {preview.kind === "loading" && (
        <p className="flex items-center gap-2 text-muted">
          <Spinner /> {texts.loading}
        </p>
      )}
      {preview.kind === "failed" && <Notice tone="danger">{preview.message}</Notice>}
      {preview.kind === "ready" && <Previewed now={now} preview={preview.preview} />}
    </div>
  );
}

function Previewed({ preview, now }: { preview: SourcePreview; now: string }) {
  const { locale } = useLocale();
  const { items, count, more, durationMs } = preview;
  if (items.length === 0) {
    return (
      <div className="grid gap-1 text-muted">
        <p className="text-default">{texts.none}</p>
        <p>{texts.noneHint}</p>
      </div>
    );
  }
  const seconds = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
    durationMs / 1000,
  );
  return (
    <>
      <p className="nums">
        <span className="font-medium">{texts.count(count, more)}</span>
        <span className="text-muted">, {texts.took(seconds)}.</span>
        {items.length < count && <span className="text-muted"> {texts.first(items.length)}</span>}
      </p>
      <ul className="grid rounded-8 border border-line bg-surface">
        {items.map(({ title, description, priority, reason, receivedAt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a preview is never reordered, and its items have no ids
          <li className="grid gap-1 border-line px-3 py-2.5 not-first:border-t" key={index}>
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-medium wrap-anywhere" dir="auto">
                {title}
              </span>
              <RelativeTime className="shrink-0 text-12 text-subtle" now={now} value={receivedAt} />
            </span>
            {description !== "" && (
              <span className="line-clamp-2 text-muted wrap-anywhere" dir="auto">
                {description}
              </span>
            )}
            <span className="flex flex-wrap items-center gap-2 text-12 text-muted">
              <Badge className="capitalize">{priority}</Badge>
              {reason}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
