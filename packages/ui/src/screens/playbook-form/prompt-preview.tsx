import { clsx } from "clsx";
import { FlaskConical, Play } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Select } from "../../components/select/index.ts";
import { Spinner } from "../../components/spinner/index.ts";
import { playbookFormTexts as texts } from "./playbook-form.texts.ts";
import type { TemplatePreview } from "./playbook-form.types.ts";

/** The prompt that the template makes for an inbox item. */
export function PromptPreview({
  items,
  itemId,
  result,
  onItemChange,
  onRun,
  onRehearse,
}: TemplatePreview) {
  return (
    <section aria-labelledby="prompt-preview" className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold text-16" id="prompt-preview">
          {texts.preview}
        </h2>
        {result.kind === "loading" && <Spinner label={texts.updating} />}
        {items.length > 0 && (
          <Select
            aria-label={texts.previewFor}
            className="ms-auto w-full sm:w-auto sm:max-w-80"
            onValueChange={(id) => onItemChange({ id })}
            options={items.map(({ id, title }) => ({ value: id, label: title }))}
            placeholder={texts.chooseItem}
            size="sm"
            {...(itemId !== null && { value: itemId })}
          />
        )}
      </div>
      <Prompt hasItems={items.length > 0} result={result} />
      {itemId !== null && (onRun ?? onRehearse) && (
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            {onRehearse && (
              <Button
                disabled={result.kind !== "ready"}
                iconStart={FlaskConical}
                onClick={() => onRehearse({ id: itemId })}
                variant="outline"
              >
                {onRun ? texts.rehearse : texts.rehearseDraft}
              </Button>
            )}
            {onRun && (
              <Button iconStart={Play} onClick={() => onRun({ id: itemId })} variant="outline">
                {texts.run}
              </Button>
            )}
          </div>
          {onRehearse && (
            <p className="text-12 text-subtle">
              {onRun ? texts.rehearseHint : texts.rehearseDraftHint}
            </p>
          )}
        </div>
      )}
      {!onRun && !onRehearse && itemId !== null && (
        <p className="text-12 text-subtle">{texts.saveToRun}</p>
      )}
      <Notice title={texts.untrusted} tone="warning">
        {texts.untrustedNote}
      </Notice>
    </section>
  );
}

type PromptProps = { result: TemplatePreview["result"]; hasItems: boolean };

function Prompt({ result, hasItems }: PromptProps) {
  if (result.kind === "loading") return null;
  if (result.kind === "failed") return <Notice tone="danger">{result.message}</Notice>;
  if (result.kind === "none") {
    return <p className="text-13 text-muted">{hasItems ? texts.pickItem : texts.noItems}</p>;
  }
  const placeholders = result.parts.filter(({ placeholder }) => placeholder !== null);
  const filled = placeholders.filter((part) => part.filled).length;
  return (
    <>
      <article
        className="rounded-8 border border-line bg-surface p-4 text-14 whitespace-pre-wrap wrap-anywhere sm:p-5"
        dir="auto"
      >
        {result.parts.map(({ text, placeholder, filled: isFilled }, index) =>
          placeholder === null ? (
            text
          ) : (
            <mark
              className={clsx(
                "rounded-4 text-default",
                isFilled ? "bg-accent-subtle" : "bg-danger-subtle",
              )}
              // Pieces have no identity but their place.
              key={index}
            >
              {text}
            </mark>
          ),
        )}
      </article>
      <p className="nums text-12 text-subtle">
        {placeholders.length === 0
          ? texts.noPlaceholders
          : texts.filled(filled, placeholders.length)}
      </p>
    </>
  );
}
