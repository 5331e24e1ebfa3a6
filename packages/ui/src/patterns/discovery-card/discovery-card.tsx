import { clsx } from "clsx";
import { Info } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { AppLogo } from "../../components/app-logo/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { discoveryWords } from "../../components/labels/words/discovery-words.ts";
import type { ChoosePrompt } from "../file-card/choose-prompt-context.ts";
import { PromptList } from "../file-card/prompt-list.tsx";
import { FoundTable } from "./found-table.tsx";
import { ProposedNames } from "./proposed-names.tsx";
import type { AcceptedMappings, DiscoveryView } from "./types.ts";

/** Props of {@link DiscoveryCard}. */
export interface DiscoveryCardProps extends Omit<ComponentProps<"section">, "children"> {
  /** The findings. */
  discovery: DiscoveryView;
  /** Names in force for the connection, with their fields. */
  accepted?: Readonly<Record<string, string>> | undefined;
  /** Accepts the ticked names. Without it they are listed only. */
  onAcceptMappings?: ((accepted: AcceptedMappings) => void) | undefined;
  /** Ticked names are being saved. @default false */
  accepting?: boolean;
  /** Why the last ones could not be saved. @default null */
  failure?: string | null;
  /** Fills in the chosen prompt; nothing is sent. Without it prompts cannot be chosen. */
  onChoosePrompt?: ChoosePrompt | undefined;
}

/** What a discovery found in one connection: what exists, names to accept, and what to ask next. */
export function DiscoveryCard({
  discovery,
  accepted = {},
  onAcceptMappings,
  accepting = false,
  failure = null,
  onChoosePrompt,
  className,
  ...rest
}: DiscoveryCardProps) {
  const id = useId();
  const words = useWords(discoveryWords);
  const { connection, connectionId, found, mappings, prompts, notes } = discovery;
  return (
    <section
      aria-labelledby={id}
      data-slot="discovery-card"
      className={clsx(
        "@container/discovery min-w-0 overflow-hidden *:not-first:border-t rounded-8 border bg-surface text-13",
        className,
      )}
      {...rest}
    >
      <h2 className="flex min-w-0 items-center gap-2 px-4 py-3 font-semibold text-14" id={id}>
        <AppLogo name={connection.plugin} size="sm" src={connection.logoUrl} />
        <bdi className="min-w-0 wrap-anywhere">{connection.name}</bdi>
      </h2>
      <div>
        <FoundTable found={found} />
      </div>
      {mappings.length > 0 && (
        <ProposedNames
          accepted={accepted}
          accepting={accepting}
          failure={failure}
          mappings={mappings}
          onAccept={
            onAcceptMappings && ((names) => onAcceptMappings({ connectionId, mappings: names }))
          }
        />
      )}
      {notes.length > 0 && <Notes notes={notes} />}
      {prompts.length > 0 && (
        <PromptList onChoose={onChoosePrompt} prompts={prompts} title={words.askNext} />
      )}
    </section>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="grid gap-1 px-4 py-3 text-muted">
      {notes.map((note) => (
        <li className="flex items-start gap-2" key={note}>
          <Icon className="mt-0.5 text-subtle" icon={Info} />
          <span className="min-w-0 wrap-anywhere" dir="auto">
            {note}
          </span>
        </li>
      ))}
    </ul>
  );
}
