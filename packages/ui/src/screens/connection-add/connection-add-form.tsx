import { type FormEvent, useRef, useState } from "react";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Field } from "../../components/field/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import {
  chosenMethods,
  ToolPermissions,
  type ToolPermissionsValue,
} from "../../patterns/tool-permissions/index.ts";
import type { AddablePlugin } from "./connection-add.tsx";

/** What the form hands over. */
export interface NewConnection {
  name: string;
  enabledMethods: string[];
  hitlMethods: string[];
}

interface ConnectionAddFormProps {
  plugin: AddablePlugin;
  saving: boolean;
  error: string | null;
  cancelHref: string;
  onSave: (connection: NewConnection) => void;
}

/** Name and permissions of a new connection. All tools start enabled, none asks first. */
export function ConnectionAddForm({
  plugin,
  saving,
  error,
  cancelHref,
  onSave,
}: ConnectionAddFormProps) {
  const [name, setName] = useState("");
  const [missing, setMissing] = useState(false);
  const [permissions, setPermissions] = useState<ToolPermissionsValue>({
    enabled: plugin.tools.map((tool) => tool.name),
    verified: [],
  });
  const nameInput = useRef<HTMLInputElement>(null);
  const enabledCount = permissions.enabled.length;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const trimmed = name.trim();
    setMissing(trimmed === "");
    if (trimmed === "") nameInput.current?.focus();
    else onSave({ name: trimmed, ...chosenMethods(permissions, plugin.tools) });
  };

  return (
    <form
      noValidate
      aria-label={`Connect ${plugin.displayName}`}
      onSubmit={submit}
      className="rounded-8 border border-line bg-surface lg:col-span-2"
    >
      <div className="p-4 sm:p-5">
        <Field
          label="Connection name"
          hint="How it is called in chats and approvals."
          error={missing ? "Enter a name for the connection." : undefined}
          required
          disabled={saving}
        >
          <TextInput
            ref={nameInput}
            name="name"
            dir="auto"
            autoComplete="off"
            placeholder={plugin.displayName}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              if (event.target.value.trim() !== "") setMissing(false);
            }}
          />
        </Field>
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
        {error && (
          <div className="w-full">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <LinkButton variant="ghost" href={cancelHref}>
          Cancel
        </LinkButton>
        <Button type="submit" variant="primary" loading={saving}>
          Save Connection
        </Button>
      </div>
    </form>
  );
}
