import { clsx } from "clsx";
import { Badge } from "../../components/badge/index.ts";
import { LinkButton } from "../../components/button/index.ts";
import { playbooksTexts as texts, targetNames } from "./playbooks.texts.ts";
import type { ReadyMadePlaybook } from "./playbooks.types.ts";

type ReadyMadePlaybooksProps = {
  playbooks: readonly ReadyMadePlaybook[];
  /** Of the page, or of one of its two columns. @default "page" */
  width?: "page" | "half";
  className?: string;
};

/** Playbooks to start from. */
export function ReadyMadePlaybooks({
  playbooks,
  width = "page",
  className,
}: ReadyMadePlaybooksProps) {
  return (
    <section aria-labelledby="ready-made" className={className}>
      <h2 className="mb-3 font-semibold text-16" id="ready-made">
        {texts.readyMade}
      </h2>
      <ul className={clsx("grid gap-4 sm:grid-cols-2", width === "page" && "lg:grid-cols-3")}>
        {playbooks.map(({ id, name, description, target, href }) => (
          <li className="flex flex-col gap-2 rounded-8 border border-line bg-surface p-4" key={id}>
            <h3 className="font-medium text-14 wrap-anywhere">{name}</h3>
            <p className="flex-1 text-13 text-muted">{description}</p>
            <div className="flex items-center justify-between gap-2">
              <Badge>{targetNames[target]}</Badge>
              <LinkButton
                aria-label={texts.startFromNamed(name)}
                href={href}
                size="sm"
                variant="outline"
              >
                {texts.startFrom}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
