import { clsx } from "clsx";
import { Bookmark } from "lucide-react";
import { type ComponentProps, useId, useRef, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { factProposalWords } from "../../components/labels/words/fact-proposal-words.ts";
import { Notice } from "../../components/notice/index.ts";
import { EditFact } from "./edit-fact.tsx";
import { FactOrigin } from "./fact-origin.tsx";
import type {
  FactDecision,
  FactOrigin as Origin,
  FactProposalState,
  FactProposalView,
} from "./types.ts";

/** Props of {@link FactProposal}. */
export interface FactProposalProps extends Omit<ComponentProps<"section">, "children"> {
  /** The fact as it was proposed. */
  proposal: FactProposalView;
  /** What became of it; absent until that is known. */
  known?: FactProposalState | undefined;
  /** Decides about it, or undoes that. Without it the proposal can only be read. */
  onDecide?: ((decision: FactDecision) => void) | undefined;
  /** A decision is being saved. @default false */
  deciding?: boolean;
  /** Why the last one could not be saved. @default null */
  failure?: string | null;
  /** The fact can be put in other words before it is accepted. @default false */
  editable?: boolean;
  /** Where it came from. */
  origin?: Origin | undefined;
}

/** A fact that an agent proposes to remember: it becomes part of nothing until the person accepts it. */
export function FactProposal({
  proposal,
  known,
  onDecide,
  deciding = false,
  failure = null,
  editable = false,
  origin,
  className,
  ...rest
}: FactProposalProps) {
  const id = useId();
  const words = useWords(factProposalWords);
  const [editing, setEditing] = useState(false);
  const moved = useRef(false);
  const { key, value } = known ?? proposal;
  const state = known?.state ?? "proposed";
  const decide = (decision: Omit<FactDecision, "id">) => {
    moved.current = true;
    setEditing(false);
    onDecide?.({ id: proposal.id, ...decision });
  };
  // The pressed button makes way for others, which take its focus.
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (button === null || !moved.current) return;
    moved.current = false;
    if (document.activeElement === document.body) button.focus();
  };
  return (
    <section
      aria-labelledby={`${id} ${id}-key`}
      className={clsx(
        "grid min-w-0 gap-2 rounded-8 border bg-surface px-4 py-3 text-13",
        className,
      )}
      data-slot="fact-proposal"
      data-state={state}
      {...rest}
    >
      <p className="flex items-center gap-2 text-12 text-muted" id={id}>
        <Icon icon={Bookmark} />
        {words.factStates[state]}
      </p>
      {editing ? (
        <EditFact
          fact={{ key, value }}
          onAccept={(edited) => decide({ decision: "accept", ...edited })}
          onCancel={() => {
            moved.current = true;
            setEditing(false);
          }}
        />
      ) : (
        <>
          <p className="text-14 whitespace-pre-wrap wrap-anywhere" dir="auto">
            <bdi className="font-medium" id={`${id}-key`}>
              {key}
            </bdi>
            : <bdi>{value}</bdi>
          </p>
          {state === "proposed" && known?.current ? (
            <p className="text-muted wrap-anywhere" dir="auto">
              {words.currently} <bdi>{known.current}</bdi>
            </p>
          ) : null}
          {origin && <FactOrigin origin={origin} />}
          {failure !== null && <Notice tone="danger">{failure}</Notice>}
          <div className="flex min-h-control-sm flex-wrap items-center gap-2">
            {known && onDecide && state === "proposed" ? (
              <Choices
                deciding={deciding}
                firstRef={takeFocus}
                onDecide={decide}
                onEdit={editable ? () => setEditing(true) : undefined}
              />
            ) : null}
            {known && onDecide && state !== "proposed" ? (
              <Button
                className="-ms-2"
                loading={deciding}
                onClick={() => decide({ decision: "undo" })}
                ref={takeFocus}
                size="sm"
                variant="ghost"
              >
                {words.undoFact}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </section>
  );
}

type ChoicesProps = {
  deciding: boolean;
  firstRef: (button: HTMLButtonElement | null) => void;
  onDecide: (decision: Omit<FactDecision, "id">) => void;
  /** Absent if the fact cannot be put in other words. */
  onEdit: (() => void) | undefined;
};

/** What can be decided about a fact that is proposed. */
function Choices({ deciding, firstRef, onDecide, onEdit }: ChoicesProps) {
  const words = useWords(factProposalWords);
  return (
    <>
      <Button
        loading={deciding}
        onClick={() => onDecide({ decision: "accept" })}
        ref={firstRef}
        size="sm"
      >
        {words.acceptFact}
      </Button>
      <Button
        disabled={deciding}
        onClick={() => onDecide({ decision: "refuse" })}
        size="sm"
        variant="ghost"
      >
        {words.refuseFact}
      </Button>
      {onEdit && (
        <Button disabled={deciding} onClick={onEdit} size="sm" variant="ghost">
          {words.editFact}
        </Button>
      )}
    </>
  );
}
