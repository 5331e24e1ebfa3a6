import { useRef, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Select } from "../../components/select/index.ts";
import { Form, FormField, FormSubmit } from "../../form/index.ts";
import { ManifestFields, useManifestForm } from "../../patterns/manifest-form/index.ts";
import { inboxSourcesTexts } from "./inbox-sources.texts.ts";
import type { InboxSourcesActions, InboxSourcesReady } from "./inbox-sources.types.ts";
import { ConnectionField, MinutesField, NameField, SummaryField } from "./source-fields.tsx";
import { useRowComponents } from "./row-fields.tsx";
import { questionsFor } from "./source-questions.ts";

const texts = inboxSourcesTexts.form;

type SourceFormProps = Pick<InboxSourcesReady, "kinds" | "connections" | "save" | "preview"> &
  Pick<InboxSourcesActions, "onAdd" | "onPreview"> & { connectionsHref: string };

const noSettings = { properties: {} };

/** The form for a new source: its type decides which connections fit and which settings there are. */
export function SourceForm({
  kinds,
  connections,
  save,
  preview,
  connectionsHref,
  onAdd,
  onPreview,
}: SourceFormProps) {
  const [type, setType] = useState<string>();
  const kind = kinds.find((one) => one.type === type);
  const fitting = connections.filter((one) => one.type === kind?.connectionType);
  // What the next valid submit is for; Enter and the main button add.
  const wish = useRef<"add" | "preview">("add");
  const components = useRowComponents();
  const form = useManifestForm({
    schema: kind?.settings ?? noSettings,
    require: "all",
    extra: questionsFor(kind),
    save,
    onSave: ({ settings, extra }) => {
      const { connection } = extra;
      const send = wish.current === "preview" ? onPreview : onAdd;
      wish.current = "add";
      send?.({
        type: extra.type,
        name: extra.name,
        connectionIds: connection === undefined ? [] : [connection],
        config: settings,
        minutes: extra.minutes,
        summaryModel: extra.summaryModel,
      });
    },
  });
  const saving = save.kind === "saving";
  if (kinds.length === 0) return <Notice>{texts.noTypes}</Notice>;

  return (
    <Form aria-label={texts.title} form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField<string | undefined> disabled={saving} label={texts.type} name="type" required>
          {({ onChange, ...control }) => (
            <Select
              {...control}
              onValueChange={(next) => {
                setType(next);
                // It belongs to the app of the type before.
                form.forget(form.nameOf("connection"));
                form.forget(form.nameOf("summaryModel"));
                onChange(next);
              }}
              options={kinds.map((one) => ({ value: one.type, label: one.name }))}
              placeholder={texts.chooseType}
            />
          )}
        </FormField>
        <NameField disabled={saving} />
        {kind && kind.connectionType !== null && (
          <ConnectionField connectionsHref={connectionsHref} disabled={saving} fitting={fitting} />
        )}
        <MinutesField disabled={saving} />
      </div>
      <ManifestFields
        components={components}
        disabled={saving}
        empty={null}
        form={form}
        key={type}
      />
      <SummaryField disabled={saving} kind={kind} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        {onPreview && (
          <Button
            disabled={saving}
            loading={preview.kind === "loading"}
            onClick={() => {
              wish.current = "preview";
              void form.submit().finally(() => (wish.current = "add"));
            }}
            variant="outline"
          >
            {texts.preview}
          </Button>
        )}
        <FormSubmit>{texts.submit}</FormSubmit>
      </div>
    </Form>
  );
}
