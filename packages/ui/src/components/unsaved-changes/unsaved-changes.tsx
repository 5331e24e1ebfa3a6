import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { useLabels } from "../labels/labels.tsx";
import { lazyModule } from "../../internal/lazy-module.ts";
import { createUnsavedForms, type UnsavedForms } from "./unsaved-forms.ts";

/** What is to be done about unsaved changes. */
export interface LeaveQuestion {
  /** Leaves, and with it the changes. */
  discard: () => void;
  /** The person stays. */
  keep?: () => void;
  /** Only the changes of this form are lost. @default those of all forms */
  form?: string;
}

/** The unsaved changes of all forms on the page, and the question before they are lost. */
export interface UnsavedChanges extends UnsavedForms {
  /** Discards at once if there is nothing to lose; else the person is asked. */
  ask: (question: LeaveQuestion) => void;
}

/** Most pages have nothing to lose. It is loaded with the first change, so that it is there when it is needed. */
const dialog = lazyModule(
  async () => (await import("../alert-dialog/confirm-dialog-window.tsx")).ConfirmDialogWindow,
);

const alone = createUnsavedForms();
/** Without a provider nothing is asked, except by the browser itself. */
const unasked: UnsavedChanges = { ...alone, ask: ({ discard }) => discard() };

const UnsavedContext = createContext<UnsavedChanges>(unasked);

/** The unsaved changes of the page: for a router's guard, and for what closes a form. */
export const useUnsavedChanges = (): UnsavedChanges => use(UnsavedContext);

/** Props of {@link UnsavedChangesProvider}. */
export interface UnsavedChangesProviderProps {
  /** The app. */
  children: ReactNode;
}

/** Asks before unsaved changes are lost. Wrap the app in it, and bind a router's guard to `useUnsavedChanges`. */
export function UnsavedChangesProvider({ children }: UnsavedChangesProviderProps) {
  const labels = useLabels();
  const [forms] = useState(createUnsavedForms);
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);
  const unsaved = useMemo(
    (): UnsavedChanges => ({
      ...forms,
      note(form, changed) {
        if (changed) void dialog.load().catch(() => undefined);
        forms.note(form, changed);
      },
      ask(asked) {
        if (!forms.any(asked.form)) return asked.discard();
        // Where it cannot be loaded, the browser asks: nothing is lost without a question, and nobody has to stay.
        void dialog.load().then(
          () => setQuestion(asked),
          () => (window.confirm(labels.changesLost) ? asked.discard() : asked.keep?.()),
        );
      },
    }),
    [forms, labels],
  );
  const ConfirmDialog = dialog.useLoaded(question !== null);
  return (
    <UnsavedContext value={unsaved}>
      {children}
      {ConfirmDialog && (
        <ConfirmDialog
          cancel={labels.keepEditing}
          message={labels.changesLost}
          onCancel={() => {
            setQuestion(null);
            question?.keep?.();
          }}
          onConfirm={() => {
            setQuestion(null);
            question?.discard();
          }}
          open={question !== null}
          title={labels.discardQuestion}
          verb={labels.discardChanges}
        />
      )}
    </UnsavedContext>
  );
}
