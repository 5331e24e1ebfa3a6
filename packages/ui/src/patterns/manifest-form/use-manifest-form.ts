import { useMemo, useState } from "react";
import { useLabels } from "../../components/labels/labels.tsx";
import {
  type FormFailure,
  type FormInput,
  type FormOutput,
  type FormShape,
  type FormState,
  type SaveState,
  type SchemaValue,
  useForm,
  useStable,
} from "../../form/index.ts";
import { extraKey, manifestShape, settingKey, toFormKeys } from "./manifest-shape.ts";
import { type ManifestField, readManifest, typedOf } from "./manifest.logic.ts";
import {
  connectionSecrets,
  removes,
  type SecretPolicy,
  serializeSecrets,
} from "./secrets.logic.ts";

/** The values of a submitted manifest form. */
export interface ManifestAnswers<Extra extends FormShape = FormShape> {
  /** Settings that are no secrets, in the types of the schema. */
  settings: Record<string, unknown>;
  /** Secrets to send, by the policy. */
  secrets: Record<string, string>;
  /** Values of the screen's own fields. */
  extra: FormOutput<Extra>;
}

/** Fields of the screen, which share the form and its submit. */
export interface ExtraQuestions<Extra extends FormShape> {
  shape: Extra;
  initial: FormInput<Extra>;
}

/** Options of {@link useManifestForm}. */
export interface ManifestFormOptions<Extra extends FormShape> {
  /** JSON Schema of the settings, from a manifest. Untrusted; anything that is no schema has no fields. */
  schema: unknown;
  /** The current settings, secrets as their marker. @default the defaults of the schema */
  values?: SchemaValue;
  /** Secrets are stored, but it is unknown which. @default false */
  stored?: boolean;
  /** What is sent for stored secrets. @default the policy of connections */
  policy?: SecretPolicy;
  /** Which fields must not be empty: those the schema requires, or all. @default "schema" */
  require?: "schema" | "all";
  /** Settings are read-only; only secrets can be edited. @default false */
  locked?: boolean;
  /** Fields besides those of the manifest. */
  extra?: ExtraQuestions<Extra>;
  /** Sends the values. Its result is the outcome, unless `save` is set. */
  onSave: (answers: ManifestAnswers<Extra>) => Promise<FormFailure | void> | FormFailure | void;
  /** The save state, if the caller tracks it. */
  save?: SaveState;
  /** Something besides the fields has unsaved changes, such as a table. @default false */
  edited?: boolean;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** The state of a manifest form: pass it to `ManifestForm`, or to `Form` and `ManifestFields`. */
export interface ManifestFormState extends FormState {
  /** The fields of the manifest, in its order. */
  fields: readonly ManifestField[];
  locked: boolean;
  policy: SecretPolicy;
}

const noExtra = { shape: {}, initial: {} };

/** Binds a form to a manifest. Rebuilding the manifest or the settings with the same content changes nothing. */
export function useManifestForm<Extra extends FormShape = FormShape>({
  schema,
  values,
  stored = false,
  policy = connectionSecrets,
  require = "schema",
  locked = false,
  extra = noExtra as ExtraQuestions<Extra>,
  onSave,
  save,
  edited = false,
  onDirtyChange,
}: ManifestFormOptions<Extra>): ManifestFormState {
  const words = useLabels();
  const source = useStable({ schema, values, stored, policy, require, locked });
  const [since, setSince] = useState<Since>({ source, stored: {} });
  const fields = useMemo(() => {
    const read = readManifest(source);
    // New values from the parent are newer than what was learned from a save.
    return since.source === source ? withStored(read, since.stored) : read;
  }, [source, since]);
  const shape = useMemo(
    () => manifestShape(fields, extra.shape, source.policy, words),
    [fields, extra.shape, source.policy, words],
  );
  const [sent, setSent] = useState<Stored>({});

  const form = useForm({
    shape,
    initial: Object.fromEntries([
      ...Object.entries(extra.initial).map(([key, value]) => [extraKey(key), value]),
      ...fields.map((field) => [settingKey(field.key), typedOf(field)]),
    ]),
    titles: Object.fromEntries(fields.map((field) => [settingKey(field.key), field.label])),
    secrets: fields.filter((field) => field.secret).map((field) => settingKey(field.key)),
    focus: "answer",
    edited,
    save:
      save?.kind === "failed"
        ? { kind: "failed", failure: toFormKeys(save.failure, fields) }
        : save,
    onDirtyChange,
    onSaved: () => setSince({ source, stored: sent }),
    onSubmit: async (answers) => {
      const secrets = fields
        .filter((field) => field.secret)
        .map(({ key, stored: has }) => ({
          key,
          stored: has,
          text: answers[settingKey(key)] as string | undefined,
        }));
      setSent(
        Object.fromEntries(
          secrets.map((secret) => [
            secret.key,
            secret.text ? true : secret.stored && !removes(source.policy, secret),
          ]),
        ),
      );
      const settings = fields
        .filter((field) => !field.secret)
        .map(
          (field) =>
            [field.key, field.locked ? field.value : answers[settingKey(field.key)]] as const,
        )
        .filter(([, value]) => value !== undefined);
      const failure = await onSave({
        settings: Object.fromEntries(settings),
        secrets: serializeSecrets(source.policy, secrets),
        extra: Object.fromEntries(
          Object.keys(extra.shape).map((key) => [key, answers[extraKey(key)]]),
        ) as FormOutput<Extra>,
      });
      return failure ? toFormKeys(failure, fields) : undefined;
    },
  });

  return {
    ...form,
    // The screen's fields are named by their own keys, those of the manifest by `settingKey`.
    nameOf: (key) => form.nameOf(key) || form.nameOf(extraKey(key)),
    fields,
    locked,
    policy: source.policy,
  };
}

type Stored = Readonly<Record<string, boolean>>;

interface Since {
  source: unknown;
  stored: Stored;
}

function withStored(fields: readonly ManifestField[], stored: Stored): readonly ManifestField[] {
  return fields.map((field) =>
    Object.hasOwn(stored, field.key) ? { ...field, stored: stored[field.key] === true } : field,
  );
}
