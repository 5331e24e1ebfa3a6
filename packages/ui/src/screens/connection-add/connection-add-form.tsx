import { useState } from "react";
import { LinkButton } from "../../components/button/index.ts";
import { Form, FormSubmit, sameJson, type SaveState } from "../../form/index.ts";
import { ManifestFields, useManifestForm } from "../../patterns/manifest-form/index.ts";
import { RequestForm, type RequestView } from "../../patterns/request-form/index.ts";
import { chosenMethods, initialPermissions } from "../../patterns/tool-permissions/index.ts";
import { FormFoot, NameField, nameQuestion, ToolsSection } from "../connection-parts.tsx";
import type { AddablePlugin } from "./connection-add.types.ts";

/** The submitted values. */
export interface NewConnection {
  name: string;
  /** Settings that are no secrets, in the types of the plugin's schema. */
  configuration: Record<string, unknown>;
  credentials: Record<string, string>;
  enabledMethods: string[];
  hitlMethods: string[];
}

interface ConnectionAddFormProps {
  plugin: AddablePlugin;
  save: SaveState;
  cancelHref: string;
  request: RequestView;
  onSave: (connection: NewConnection) => void;
}

/** Name, settings and permissions of a new connection. */
export function ConnectionAddForm({
  plugin,
  save,
  cancelHref,
  request,
  onSave,
}: ConnectionAddFormProps) {
  const [proposed] = useState(() => initialPermissions(plugin.tools));
  const [permissions, setPermissions] = useState(proposed);
  const [name] = useState(() => nameQuestion(plugin.displayName));
  const form = useManifestForm({
    schema: plugin.settings,
    require: "all",
    extra: name,
    edited: !sameJson(
      chosenMethods(permissions, plugin.tools),
      chosenMethods(proposed, plugin.tools),
    ),
    save,
    onSave: ({ settings, secrets, extra }) =>
      onSave({
        name: extra.name,
        configuration: settings,
        credentials: secrets,
        ...chosenMethods(permissions, plugin.tools),
      }),
  });
  const saving = save.kind === "saving";

  return (
    <Form form={form} aria-label={`Connect ${plugin.displayName}`} className="lg:col-span-2">
      <div className="rounded-8 border border-line bg-surface">
        <div className="grid gap-4 p-4 sm:p-5">
          <NameField disabled={saving} placeholder={plugin.displayName} />
          <ManifestFields form={form} empty={null} disabled={saving} />
        </div>
        <ToolsSection
          disabled={saving}
          end={<RequestForm about="method" size="sm" variant="outline" {...request} />}
          heading="Tools"
          onChange={setPermissions}
          tools={plugin.tools}
          value={permissions}
        />
        <FormFoot>
          <LinkButton variant="ghost" href={cancelHref}>
            Cancel
          </LinkButton>
          <FormSubmit>Save Connection</FormSubmit>
        </FormFoot>
      </div>
    </Form>
  );
}
