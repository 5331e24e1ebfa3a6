import { CircleCheck } from "lucide-react";
import { useMemo } from "react";
import { Dialog, DialogContent } from "../../components/dialog/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { requestWords } from "../../components/labels/words/request-words.ts";
import { type SaveState, useForm } from "../../form/index.ts";
import { RequestFields } from "./request-fields.tsx";
import type { RequestAbout, RequestState, RequestView } from "./request-form.types.ts";
import { requestShape } from "./request-shape.ts";

type RequestDialogProps = Pick<RequestView, "onClose" | "onSend"> & {
  about: RequestAbout;
  state: RequestState;
  contactEmail: string;
  thanked: boolean;
  open: boolean;
};

/** The dialog. It stays mounted with what was typed, so that closing it loses nothing. */
export function RequestDialog({
  about,
  state,
  contactEmail,
  thanked,
  open,
  onClose,
  onSend,
}: RequestDialogProps) {
  const words = useWords(requestWords);
  const { locale } = useLocale();
  const shape = useMemo(() => requestShape(about, words, locale), [about, words, locale]);
  const form = useForm({
    shape,
    initial: { subject: "", contactName: "", contactEmail },
    focus: "answer",
    blank: words.requestBlank,
    save: saveOf(state),
    // A closed form keeps what was typed, and nobody expects to be asked about it.
    disposable: !open,
    onSubmit: onSend,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        // While sending, the outcome is unknown.
        if (!next && state.kind !== "sending") onClose();
      }}
    >
      <DialogContent
        title={words.requestTitle[about]}
        description={thanked ? undefined : words.requestHelp[about]}
      >
        {/* Mounted from the start, so that a screen reader announces the change. */}
        <div role="status">
          {thanked && (
            <EmptyState icon={CircleCheck} title={words.requestThanks}>
              {words.requestReceived}
            </EmptyState>
          )}
        </div>
        {!thanked && (
          <RequestFields
            about={about}
            form={form}
            onCancel={onClose}
            sending={state.kind === "sending"}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function saveOf(state: RequestState): SaveState {
  switch (state.kind) {
    case "sending":
      return { kind: "saving" };
    case "failed":
      return { kind: "failed", failure: { message: state.message } };
    case "sent":
      return { kind: "saved" };
    case "open":
    case "closed":
      return { kind: "idle" };
  }
}
