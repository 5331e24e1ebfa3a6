import type { ReactNode } from "react";
import { TextInput } from "../components/text-input/index.ts";
import { FormField, type SaveState } from "../form/index.ts";
import { z } from "../form/zod-jitless.ts";
import {
  type PermissionTool,
  ToolPermissions,
  type ToolPermissionsValue,
} from "../patterns/tool-permissions/index.ts";

/** The field before the settings of a plugin. */
export const nameQuestion = (name: string) => ({
  shape: { name: z.string().check(z.trim(), z.minLength(1, "Enter a name for the connection.")) },
  initial: { name },
});

/** The name of a connection, in a form that has `nameQuestion`. */
export function NameField({ placeholder, disabled }: { placeholder: string; disabled: boolean }) {
  return (
    <FormField
      disabled={disabled}
      hint="Shown in chats and approvals."
      label="Connection name"
      name="name"
      required
    >
      {(control) => (
        <TextInput {...control} autoComplete="off" dir="auto" placeholder={placeholder} />
      )}
    </FormField>
  );
}

type ToolsSectionProps = {
  heading: string;
  tools: readonly PermissionTool[];
  value: ToolPermissionsValue;
  onChange: (value: ToolPermissionsValue) => void;
  disabled: boolean;
  onRevoke?: (tool: string) => void;
  /** At the end of the heading's line. */
  end?: ReactNode;
};

/** The agent's permissions for a connection. */
export function ToolsSection({
  heading,
  tools,
  value,
  onChange,
  disabled,
  onRevoke,
  end,
}: ToolsSectionProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-2 border-line border-t px-4 pt-4 pb-3 sm:px-5">
        <h2 className="font-semibold text-14">{heading}</h2>
        {tools.length > 0 && (
          <span className="nums text-13 text-subtle">
            {value.enabled.length} of {tools.length} enabled
          </span>
        )}
        {end !== undefined && <span className="ms-auto">{end}</span>}
      </div>
      <ToolPermissions
        disabled={disabled}
        onChange={onChange}
        onRevoke={onRevoke}
        tools={tools}
        value={value}
      />
    </>
  );
}

/** The buttons of the form, which stay in view. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-2 rounded-b-8 border-line border-t bg-surface px-4 py-3 sm:px-5">
      {children}
    </div>
  );
}

/** What happens before a tool that needs approval runs. */
export function VerifyNote() {
  return (
    <aside aria-labelledby="verify-note" className="grid gap-2 text-13 text-muted lg:pt-2">
      <h2 className="font-semibold text-default" id="verify-note">
        What “Verify before running” does
      </h2>
      <p>
        The agent pauses and shows you the exact call. You can edit, approve or deny it. Nothing
        runs until you decide.
      </p>
    </aside>
  );
}

/** The save state of the form. */
export function saveOf(
  state: { kind: "ready" | "saving" } | { kind: "failed"; message: string },
): SaveState {
  if (state.kind === "failed") return { kind: "failed", failure: { message: state.message } };
  return { kind: state.kind === "saving" ? "saving" : "idle" };
}
