import { clsx } from "clsx";
import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Collapsible } from "../../components/collapsible/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { VisuallyHidden } from "../../components/visually-hidden/index.ts";
import { lineDiff } from "./line-diff.logic.ts";
import { playbookFormTexts as texts } from "./playbook-form.texts.ts";
import type { TemplateVersion } from "./playbook-form.types.ts";

type TemplateVersionsProps = {
  versions: readonly TemplateVersion[];
  /** The template in the editor. */
  template: string;
  disabled: boolean;
  onRestore: (template: string) => void;
};

/** Earlier templates: compared with the one in the editor, and restored into it. */
export function TemplateVersions({
  versions,
  template,
  disabled,
  onRestore,
}: TemplateVersionsProps) {
  const [compared, setCompared] = useState<string | null>(null);
  if (versions.length === 0) return null;
  return (
    <Collapsible count={versions.length} defaultOpen={false} level={2} title={texts.versions}>
      <ul className="grid gap-2 pt-2">
        {versions.map(({ id, at, template: earlier }) => {
          const isOpen = compared === id;
          return (
            <li className="rounded-6 border border-line" key={id}>
              <div className="flex flex-wrap items-center gap-2 px-3 py-1.5">
                <DateTime className="me-auto text-13" value={at} />
                <Button
                  aria-expanded={isOpen}
                  onClick={() => setCompared(isOpen ? null : id)}
                  size="sm"
                  variant="ghost"
                >
                  {texts.compare}
                </Button>
                <Button
                  disabled={disabled}
                  onClick={() => onRestore(earlier)}
                  size="sm"
                  variant="outline"
                >
                  {texts.restore}
                </Button>
              </div>
              {isOpen && <Difference after={template} before={earlier} />}
            </li>
          );
        })}
      </ul>
    </Collapsible>
  );
}

const looks = { same: "", added: "bg-success-subtle", removed: "bg-danger-subtle" } as const;
const signs = { same: " ", added: "+", removed: "−" } as const;

function Difference({ before, after }: { before: string; after: string }) {
  return (
    <ol className="border-line border-t py-1 font-mono text-13 whitespace-pre-wrap wrap-anywhere">
      {lineDiff(before, after).map(({ text, kind }, index) => (
        // Lines have no identity but their place.
        <li className={clsx("flex pe-3", looks[kind])} key={index}>
          <span aria-hidden className="w-8 shrink-0 select-none text-center text-subtle">
            {signs[kind]}
          </span>
          {kind !== "same" && <VisuallyHidden>{texts.lineIs[kind]}</VisuallyHidden>}
          <span className="min-w-0 flex-1" dir="auto">
            {text === "" ? "\u200b" : text}
          </span>
        </li>
      ))}
    </ol>
  );
}
