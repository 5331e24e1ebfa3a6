import { type ReactNode, useState } from "react";
import { LinkButton } from "../../components/button/index.ts";
import { Link } from "../../components/link/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Form, FormSubmit, sameJson, type SaveState } from "../../form/index.ts";
import { duplicatesOf, type FactRow, factRows } from "../../patterns/fact-table/index.ts";
import {
  FieldMapping,
  readMappings,
  type SystemFields,
} from "../../patterns/field-mapping/index.ts";
import { ManifestFields, useManifestForm } from "../../patterns/manifest-form/index.ts";
import {
  chosenMethods,
  withNews,
  withVerified,
  type ToolPermissionsValue,
} from "../../patterns/tool-permissions/index.ts";
import { RevokeQuestion } from "./revoke-question.tsx";
import { FormFoot, NameField, nameQuestion, ToolsSection } from "../connection-parts.tsx";
import { ToolNotes } from "./tool-notes.tsx";
import { connectionEditTexts as texts } from "./connection-edit.texts.ts";
import type { ConnectionChange, EditedConnection } from "./connection-edit.types.ts";

type FormProps = {
  connection: EditedConnection;
  save: SaveState;
  cancelHref: string;
  reconnecting: boolean;
  onSave: (change: ConnectionChange) => void;
  onRevoke: ((of: { tool: string }) => void) | undefined;
  fields: SystemFields | undefined;
};

/** Name, credentials, field names and permissions of a connection. Its address is fixed. */
export function ConnectionEditForm({
  connection,
  save,
  cancelHref,
  reconnecting,
  onSave,
  onRevoke,
  fields,
}: FormProps) {
  const [permissions, setPermissions] = useState<ToolPermissionsValue>(connection.permissions);
  const [revoking, setRevoking] = useState<string | null>(null);
  const [mappings, setMappings] = useState<readonly FactRow[]>(() => factRows(connection.mappings));
  const [name] = useState(() => nameQuestion(connection.name));
  const [seen, setSeen] = useState(connection);
  if (seen.version !== connection.version) {
    setSeen(connection);
    setPermissions(withNews(permissions, seen.permissions, connection.permissions));
    if (sameJson(readMappings(mappings).mappings, seen.mappings)) {
      setMappings(factRows(connection.mappings));
    }
  }
  const form = useManifestForm({
    schema: connection.settings,
    values: connection.configuration,
    stored: connection.hasCredentials,
    locked: true,
    extra: { ...name, initial: { name: connection.name } },
    edited:
      !sameTools(permissions, connection) ||
      !sameJson(namesOf(mappings), namesOf(factRows(connection.mappings))),
    save,
    onSave: ({ settings, secrets, extra }) =>
      onSave({
        name: extra.name,
        configuration: settings,
        credentials: secrets,
        ...chosenMethods(permissions, connection.tools),
        fieldMappings: readMappings(mappings).mappings,
        ...(connection.version !== undefined && { version: connection.version }),
      }),
  });
  const saving = save.kind === "saving";
  const hasSecrets = form.fields.some((field) => field.secret);
  return (
    <Form aria-label={texts.title} className="lg:col-span-2" form={form}>
      <div className="rounded-8 border border-line bg-surface">
        <div className="grid gap-4 p-4 sm:p-5">
          <NameField disabled={saving} placeholder={connection.displayName} />
        </div>
        <Section heading={texts.configuration}>
          <ManifestFields empty={texts.noConfiguration} form={form} part="settings" />
        </Section>
        {hasSecrets && (
          <Section heading={texts.credentials} ref={reconnecting ? focusFirst : undefined}>
            {connection.hasCredentials && <Notice tone="info">{texts.onFile}</Notice>}
            <ManifestFields disabled={saving} empty={null} form={form} part="secrets" />
          </Section>
        )}
        <Section heading={texts.mappings} hint={texts.mappingsHint}>
          <FieldMapping
            disabled={saving}
            label={texts.mappings}
            onRowsChange={({ rows }) => setMappings(rows)}
            rows={mappings}
            {...(fields && { fields })}
          />
        </Section>
        <ToolsSection
          disabled={saving}
          heading={texts.tools}
          onChange={setPermissions}
          {...(onRevoke && { onRevoke: setRevoking })}
          tools={connection.tools}
          value={permissions}
        />
        {connection.toolNotes && <ToolNotes notes={connection.toolNotes} />}
        {connection.operationsHref !== undefined && (
          <NoOperations href={connection.operationsHref} />
        )}
        <RevokeQuestion
          onCancel={() => setRevoking(null)}
          onConfirm={(tool) => {
            setRevoking(null);
            setPermissions(withVerified(permissions, tool, true));
            onRevoke?.({ tool });
          }}
          tool={revoking}
        />
        <FormFoot>
          <LinkButton href={cancelHref} variant="ghost">
            {texts.cancel}
          </LinkButton>
          {/* The table marks duplicate names: only one of each could be saved. */}
          <FormSubmit disabled={duplicatesOf(mappings).length > 0} saving={texts.saving}>
            {texts.save}
          </FormSubmit>
        </FormFoot>
      </div>
    </Form>
  );
}

/** A tool without operations does nothing in a chat, which nobody can see from its name. */
const NoOperations = ({ href }: { href: string }) => (
  <div className="px-4 pb-4 sm:px-5">
    <Notice tone="info">
      {texts.noOperations}{" "}
      <Link className="whitespace-nowrap" href={href} variant="text">
        {texts.addOperations}
      </Link>
    </Notice>
  </div>
);

/** The tools are allowed as they are stored, in whichever order they were chosen. */
const sameTools = (chosen: ToolPermissionsValue, { permissions, tools }: EditedConnection) =>
  sameJson(chosenMethods(chosen, tools), chosenMethods(permissions, tools));

/** The typed names, without the ids of their rows, and without rows that are blank. */
const namesOf = (rows: readonly FactRow[]) =>
  rows.flatMap(({ key, value }) => (key === "" && value === "" ? [] : [{ key, value }]));

/** A person who came to enter new credentials starts there. */
const focusFirst = (section: HTMLElement | null) => section?.querySelector("input")?.focus();

type SectionProps = {
  heading: string;
  hint?: string;
  ref?: ((section: HTMLElement | null) => void) | undefined;
  children: ReactNode;
};

function Section({ heading, hint, ref, children }: SectionProps) {
  return (
    <section ref={ref} className="grid gap-3 border-line border-t p-4 sm:p-5">
      <div>
        <h2 className="font-semibold text-14">{heading}</h2>
        {hint !== undefined && <p className="text-13 text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
