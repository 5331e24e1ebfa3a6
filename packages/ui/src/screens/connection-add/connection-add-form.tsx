import { useState } from "react";
import { LinkButton } from "../../components/button/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { Form, FormField, FormSubmit, type SaveState, z } from "../../form/index.ts";
import { ManifestFields, useManifestForm } from "../../patterns/manifest-form/index.ts";
import {
  chosenMethods,
  ToolPermissions,
  type ToolPermissionsValue,
} from "../../patterns/tool-permissions/index.ts";
import type { AddablePlugin } from "./connection-add.tsx";

/** What the form hands over. */
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
  onSave: (connection: NewConnection) => void;
}

/** Asked for before the settings of the plugin. */
const nameQuestion = {
  shape: { name: z.string().trim().min(1, "Enter a name for the connection.") },
  initial: { name: "" },
};

/** Name, settings and permissions of a new connection. All tools start enabled, none asks first. */
export function ConnectionAddForm({ plugin, save, cancelHref, onSave }: ConnectionAddFormProps) {
  const [permissions, setPermissions] = useState<ToolPermissionsValue>({
    enabled: plugin.tools.map((tool) => tool.name),
    verified: [],
  });
  const form = useManifestForm({
    schema: plugin.settings,
    require: "all",
    extra: nameQuestion,
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
  const enabledCount = permissions.enabled.length;

  return (
    <Form form={form} aria-label={`Connect ${plugin.displayName}`} className="lg:col-span-2">
      <div className="rounded-8 border border-line bg-surface">
        <div className="grid gap-4 p-4 sm:p-5">
          <FormField
            name="name"
            label="Connection name"
            hint="How it is called in chats and approvals."
            required
            disabled={saving}
          >
            {(control) => (
              <TextInput
                {...control}
                dir="auto"
                autoComplete="off"
                placeholder={plugin.displayName}
              />
            )}
          </FormField>
          <ManifestFields form={form} empty={null} disabled={saving} />
        </div>
        <div className="flex items-baseline gap-2 border-line border-t px-4 pt-4 pb-3 sm:px-5">
          <h2 className="font-semibold text-14">Tools</h2>
          {plugin.tools.length > 0 && (
            <span className="nums text-13 text-subtle">
              {enabledCount} of {plugin.tools.length} enabled
            </span>
          )}
        </div>
        <ToolPermissions
          tools={plugin.tools}
          value={permissions}
          onChange={setPermissions}
          disabled={saving}
        />
        <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-2 rounded-b-8 border-line border-t bg-surface px-4 py-3 sm:px-5">
          <LinkButton variant="ghost" href={cancelHref}>
            Cancel
          </LinkButton>
          <FormSubmit>Save Connection</FormSubmit>
        </div>
      </div>
    </Form>
  );
}
