import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import type { FormFailure, SaveState, SchemaValue } from "../../form/index.ts";
import { ManifestForm } from "./manifest-form.tsx";
import type { SecretPolicy } from "./secrets.logic.ts";
import { type ManifestAnswers, useManifestForm } from "./use-manifest-form.ts";

/** Options of a story of a manifest form. */
export interface ExampleProps {
  /** The schema of the manifest. */
  schema: unknown;
  values?: SchemaValue;
  stored?: boolean;
  policy?: SecretPolicy;
  require?: "schema" | "all";
  locked?: boolean;
  save?: SaveState;
  empty?: string;
  showKeys?: boolean;
  submitLabel?: string;
  onSave: (answers: ManifestAnswers) => Promise<FormFailure | void> | FormFailure | void;
  onDirtyChange?: (dirty: boolean) => void;
}

/** A manifest form as a screen creates it. */
export function Example({
  empty,
  showKeys = false,
  submitLabel = "Save Connection",
  ...options
}: ExampleProps) {
  const form = useManifestForm(options);
  return (
    <ManifestForm
      form={form}
      submitLabel={submitLabel}
      showKeys={showKeys}
      aria-label="Settings"
      className="max-w-form"
      {...(empty === undefined ? {} : { empty })}
    />
  );
}

/** A parent that rebuilds everything with each press. */
export function Rebuilding({ schema, values, ...props }: ExampleProps) {
  const [times, setTimes] = useState(0);
  const copy: unknown = JSON.parse(JSON.stringify({ schema, values: values ?? {}, times }));
  const { schema: sameSchema, values: sameValues } = copy as {
    schema: unknown;
    values: SchemaValue;
  };
  return (
    <div className="grid gap-4">
      <Example {...props} schema={sameSchema} values={sameValues} />
      <Button
        data-times={times}
        // The focus must stay in the form for the test to mean anything.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setTimes(times + 1)}
      >
        Draw anew
      </Button>
    </div>
  );
}
