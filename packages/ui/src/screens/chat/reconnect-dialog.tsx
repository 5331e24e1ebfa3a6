import { Button } from "../../components/button/index.ts";
import { Dialog, DialogBody, DialogContent, DialogFoot } from "../../components/dialog/index.ts";
import { Form, FormSubmit } from "../../form/index.ts";
import { useUnsavedChanges } from "../../components/unsaved-changes/index.ts";
import { ManifestFields, useManifestForm } from "../../patterns/manifest-form/index.ts";
import { chatScreenTexts } from "./chat.texts.ts";
import type { ReconnectForm } from "./chat.types.ts";

type ReconnectDialogProps = {
  /** Name of the connection. */
  name: string;
  form: ReconnectForm;
  onSave: (typed: { credentials: Record<string, string> }) => void;
  onClose: () => void;
};

const texts = chatScreenTexts.reconnect;

/** Asks for new credentials of a connection in place. Its address is shown and fixed. */
export function ReconnectDialog({ name, form: asked, onSave, onClose }: ReconnectDialogProps) {
  const { settings, configuration, saving, failure } = asked;
  const form = useManifestForm({
    schema: settings,
    values: configuration,
    stored: true,
    locked: true,
    save:
      failure === null
        ? { kind: saving ? "saving" : "idle" }
        : { kind: "failed", failure: { message: failure } },
    onSave: ({ secrets }) => onSave({ credentials: secrets }),
  });
  const unsaved = useUnsavedChanges();
  const cancel = () => unsaved.ask({ discard: onClose, form: form.id });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !saving) cancel();
      }}
    >
      <DialogContent title={texts.formTitle(name)}>
        <Form aria-label={texts.formTitle(name)} className="flex min-h-0 flex-col" form={form}>
          <DialogBody>
            <ManifestFields disabled={saving} empty={null} form={form} />
          </DialogBody>
          <DialogFoot>
            <Button disabled={saving} onClick={cancel} type="button">
              {texts.cancel}
            </Button>
            <FormSubmit saving={texts.saving}>{texts.save}</FormSubmit>
          </DialogFoot>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
