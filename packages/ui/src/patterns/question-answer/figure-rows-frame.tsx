import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { Dialog, DialogClose, DialogContent } from "../../components/dialog/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import type { FigureAt } from "./answer.logic.ts";
import { FigureRowsBody, FigureSteps, useOpenedFigure } from "./figure-rows.tsx";
import type { OpenedFigure } from "./picking.types.ts";
import type { QuestionActions } from "./types.ts";
import { useCellWriting } from "./use-cell-writing.ts";
import { useFigureRows } from "./use-figure-rows.ts";

interface FigureRowsFrameProps {
  opened: OpenedFigure;
  /** Where there is room for it beside the conversation; else it is a sheet. */
  slot: HTMLElement | null;
  actions: QuestionActions;
  /** Called with another figure, or null to close. */
  onChange: (at: FigureAt | null) => void;
}

/** The button of the figure whose rows are shown. */
const openedButton = (callId: string) =>
  document.querySelector<HTMLElement>(
    `[data-call="${CSS.escape(callId)}"] [data-slot="answer-result"] [aria-expanded="true"]`,
  );

/** The rows of a figure beside the conversation, or in a sheet over it. */
export function FigureRowsFrame({ opened, slot, actions, onChange }: FigureRowsFrameProps) {
  const { words, locale } = useCellWriting();
  const id = useId();
  const back = useRef<HTMLElement>(null);
  const figure = useOpenedFigure(opened);
  const loaded = useFigureRows(actions.loadRows, figure.wanted);
  const { rows } = loaded;
  const total =
    rows.kind === "ready"
      ? words.questionRows(rows.found.total, rows.found.total.toLocaleString(locale))
      : "";
  const close = () => {
    openedButton(opened.callId)?.focus();
    onChange(null);
  };
  const count = (
    <span className="nums shrink-0 text-13 font-normal text-muted" dir="auto" role="status">
      {total}
    </span>
  );
  const steps = <FigureSteps figure={figure} onMove={onChange} />;
  const body = <FigureRowsBody figure={figure} loaded={loaded} saveRows={actions.saveRows} />;
  if (slot)
    return createPortal(
      <Beside id={id} onClose={close}>
        <div className="flex min-h-12 shrink-0 items-center gap-2 border-b ps-4 pe-2">
          <h2
            className="min-w-0 truncate text-14 font-semibold"
            dir="auto"
            id={id}
            title={figure.name}
          >
            {figure.name}
          </h2>
          {count}
          <span className="ms-auto flex shrink-0 items-center gap-1">
            {steps}
            <IconButton icon={X} label={words.closeRows} onClick={close} />
          </span>
        </div>
        {body}
      </Beside>,
      slot,
    );
  return (
    <Dialog
      onOpenChange={(open) => {
        if (open) return;
        back.current = openedButton(opened.callId);
        onChange(null);
      }}
      open
    >
      <DialogContent
        headEnd={
          <>
            {steps}
            <DialogClose>
              <IconButton icon={X} label={words.closeRows} />
            </DialogClose>
          </>
        }
        onOpenAutoFocus={(event) => {
          // The first button is the one before the first figure, which is none.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onCloseAutoFocus={(event) => {
          if (!back.current) return;
          event.preventDefault();
          back.current.focus();
        }}
        size="lg"
        title={figure.name}
        titleEnd={count}
      >
        {body}
      </DialogContent>
    </Dialog>
  );
}

type BesideProps = { id: string; onClose: () => void; children: ReactNode };

/** A part of the page, which nothing is locked by. Who opened it goes on in it; Escape leads back. */
function Beside({ id, onClose, children }: BesideProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles up from its buttons
    <section
      aria-labelledby={id}
      className="flex min-h-0 flex-1 flex-col outline-none"
      data-slot="figure-rows"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
      ref={panel}
      tabIndex={-1}
    >
      {children}
    </section>
  );
}
