export {
  type ManifestComponentProps,
  type ManifestComponents,
  ManifestFields,
  type ManifestFieldsProps,
} from "./manifest-fields.tsx";
export { ManifestForm, type ManifestFormProps } from "./manifest-form.tsx";
export type { ManifestField } from "./manifest.logic.ts";
export {
  connectionSecrets,
  pluginSecrets,
  type SecretAnswer,
  type SecretPolicy,
  serializeSecrets,
} from "./secrets.logic.ts";
export {
  type ExtraQuestions,
  type ManifestAnswers,
  type ManifestFormOptions,
  type ManifestFormState,
  useManifestForm,
} from "./use-manifest-form.ts";
