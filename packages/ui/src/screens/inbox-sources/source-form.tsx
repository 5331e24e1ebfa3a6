import { useRef, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Link } from "../../components/link/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Select } from "../../components/select/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { Form, FormField, FormSubmit } from "../../form/index.ts";
import { ManifestFields, useManifestForm } from "../../patterns/manifest-form/index.ts";
import { inboxSourcesTexts } from "./inbox-sources.texts.ts";
import type {
  InboxSourcesActions,
  InboxSourcesReady,
  SourceConnection,
  SourceKind,
} from "./inbox-sources.types.ts";
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
                onChange(next);
              }}
              options={kinds.map((one) => ({ value: one.type, label: one.name }))}
              placeholder={texts.chooseType}
            />
          )}
        </FormField>
        <FormField disabled={saving} hint={texts.nameHint} label={texts.name} name="name" required>
          {(control) => <TextInput {...control} autoComplete="off" dir="auto" />}
        </FormField>
        {kind && kind.connectionType !== null && (
          <ConnectionField
            connectionsHref={connectionsHref}
            disabled={saving}
            fitting={fitting}
            kind={kind}
          />
        )}
        <FormField
          disabled={saving}
          hint={texts.minutesHint}
          label={texts.minutes}
          name="minutes"
          required
        >
          {(control) => (
            <TextInput {...control} autoComplete="off" className="nums" inputMode="numeric" />
          )}
        </FormField>
      </div>
      <ManifestFields disabled={saving} empty={null} form={form} key={type} />
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

interface ConnectionFieldProps {
  kind: SourceKind;
  fitting: readonly SourceConnection[];
  connectionsHref: string;
  disabled: boolean;
}

/** Offers the connections that fit, or says where to make one. */
function ConnectionField({ kind, fitting, connectionsHref, disabled }: ConnectionFieldProps) {
  return (
    <FormField<string | undefined>
      disabled={disabled}
      hint={
        fitting.length === 0 ? (
          <>
            {texts.noConnection(kind.name)} <Link href={connectionsHref}>{texts.connect}</Link>
          </>
        ) : undefined
      }
      label={texts.connection}
      name="connection"
      required
    >
      {({ onChange, value, ...control }) => (
        <Select
          {...control}
          disabled={fitting.length === 0}
          onValueChange={onChange}
          options={fitting.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={texts.chooseConnection}
          value={fitting.some(({ id }) => id === value) ? value : undefined}
        />
      )}
    </FormField>
  );
}
