import { useRef } from "react";
import { Button } from "../../components/button/index.ts";
import { Dialog, DialogBody, DialogContent, DialogFoot } from "../../components/dialog/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { useUnsavedChanges } from "../../components/unsaved-changes/index.ts";
import { Form, FormSubmit } from "../../form/index.ts";
import { ManifestFields, useManifestForm } from "../../patterns/manifest-form/index.ts";
import { inboxSourcesTexts } from "./inbox-sources.texts.ts";
import type {
  EditedSource,
  InboxSourcesActions,
  InboxSourcesReady,
} from "./inbox-sources.types.ts";
import { useRowComponents } from "./row-fields.tsx";
import { ConnectionField, MinutesField, NameField, SummaryField } from "./source-fields.tsx";
import { PreviewResult } from "./source-preview.tsx";
import { NO_MODEL, questionsFor } from "./source-questions.ts";

const texts = inboxSourcesTexts.editForm;
const noSettings = { properties: {} };

type EditSourceProps = Pick<InboxSourcesReady, "kinds" | "connections" | "preview" | "now"> &
  Pick<InboxSourcesActions, "onSave" | "onPreview" | "onCloseEdit"> & {
    edited: EditedSource;
    connectionsHref: string;
  };

/** A source to be changed. Its type stays; what was typed is not thrown away unasked. */
export function EditSource(props: EditSourceProps) {
  const { edited, onCloseEdit } = props;
  const unsaved = useUnsavedChanges();
  const close = () => unsaved.ask({ discard: () => onCloseEdit?.() });
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) close();
      }}
    >
      <DialogContent title={texts.title(edited.name)}>
        <EditForm {...props} onClose={close} />
      </DialogContent>
    </Dialog>
  );
}

function EditForm({
  edited,
  kinds,
  connections,
  preview,
  now,
  connectionsHref,
  onSave,
  onPreview,
  onClose,
}: EditSourceProps & { onClose: () => void }) {
  const { id, type, save } = edited;
  const kind = kinds.find((one) => one.type === type);
  const fitting = connections.filter((one) => one.type === kind?.connectionType);
  const { shape } = questionsFor(kind);
  // What the next valid submit is for; Enter and the main button save.
  const wish = useRef<"save" | "preview">("save");
  const components = useRowComponents();
  const form = useManifestForm({
    schema: kind?.settings ?? noSettings,
    values: edited.config,
    require: "all",
    extra: {
      shape,
      initial: {
        type,
        name: edited.name,
        minutes: String(edited.minutes),
        connection: fitting.find((one) => edited.connectionIds.includes(one.id))?.id,
        summaryModel: edited.summaryModel ?? NO_MODEL,
      },
    },
    save,
    onSave: ({ settings, extra: { name, minutes, connection, summaryModel } }) => {
      const source = {
        type,
        name,
        minutes,
        summaryModel,
        connectionIds: connection === undefined ? [] : [connection],
        config: settings,
      };
      const isPreview = wish.current === "preview";
      wish.current = "save";
      if (isPreview) onPreview?.(source);
      else onSave?.({ id, source, isReadable: kind !== undefined });
    },
  });
  const saving = save.kind === "saving";
  return (
    <Form
      aria-label={texts.title(edited.name)}
      className="flex min-h-0 flex-col"
      form={form}
      summary={false}
    >
      <DialogBody>
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <NameField disabled={saving} />
            <MinutesField disabled={saving} />
          </div>
          {kind && kind.connectionType !== null && (
            <ConnectionField
              connectionsHref={connectionsHref}
              disabled={saving}
              fitting={fitting}
            />
          )}
          <ManifestFields components={components} disabled={saving} empty={null} form={form} />
          <SummaryField chosen={edited.summaryModel} disabled={saving} kind={kind} />
          <p className="text-13 text-muted">{kind ? texts.itemsStay : texts.unknownType}</p>
          {form.failure !== undefined && <Notice tone="danger">{form.failure}</Notice>}
        </div>
        <PreviewResult className="not-empty:mt-4" now={now} preview={preview} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{texts.cancel}</Button>
        {onPreview && kind && (
          <Button
            disabled={saving}
            loading={preview.kind === "loading"}
            onClick={() => {
              wish.current = "preview";
              void form.submit().finally(() => (wish.current = "save"));
            }}
          >
            {inboxSourcesTexts.form.preview}
          </Button>
        )}
        <FormSubmit>{texts.submit}</FormSubmit>
      </DialogFoot>
    </Form>
  );
}
