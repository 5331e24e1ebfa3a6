import { AppLogo } from "../../components/app-logo/index.ts";
import { Badge } from "../../components/badge/index.ts";
import { Form, FormStatus, FormSubmit, type SaveState } from "../../form/index.ts";
import {
  ManifestFields,
  pluginSecrets,
  useManifestForm,
} from "../../patterns/manifest-form/index.ts";
import { FormFoot } from "../connection-parts.tsx";
import { adminSettingsTexts as texts } from "./admin-settings.texts.ts";
import type { PluginConfig, PluginSave, ShownPluginSettings } from "./admin-settings.types.ts";

/** Where the list of plugins leads to. */
export const anchorOf = (name: string) => `plugin-${name}`;

type PluginCardProps = {
  plugin: ShownPluginSettings;
  onSave: (settings: { id: string; config: PluginConfig }) => void;
  hidden: boolean;
};

/** The settings of one plugin, which are saved apart from those of others. */
export function PluginCard({ plugin, onSave, hidden }: PluginCardProps) {
  const { name, displayName, logoUrl, schema, config, isSetUp, save } = plugin;
  const form = useManifestForm({
    schema,
    values: config,
    policy: pluginSecrets,
    save: saveOf(save),
    onSave: ({ settings, secrets }) =>
      onSave({ id: name, config: { ...textsOf(settings), ...secrets } }),
  });
  const anchor = anchorOf(name);
  const isEmpty = form.fields.length === 0;
  return (
    <section
      aria-labelledby={`${anchor}-name`}
      className="scroll-mt-16 rounded-8 border border-line bg-surface"
      hidden={hidden}
      id={anchor}
    >
      <div className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-3 sm:px-5">
        <AppLogo name={displayName} size="md" src={logoUrl} />
        <h2 className="min-w-0 font-semibold text-14 wrap-anywhere" id={`${anchor}-name`}>
          {displayName}
        </h2>
        {!isSetUp && !isEmpty && (
          <Badge className="ms-auto" tone="warning">
            {texts.notSetUp}
          </Badge>
        )}
      </div>
      {isEmpty ? (
        <p className="px-4 py-4 text-13 text-muted sm:px-5">{texts.noFields}</p>
      ) : (
        <Form aria-labelledby={`${anchor}-name`} form={form}>
          <div className="grid gap-5 p-4 sm:p-5">
            <ManifestFields form={form} showKeys />
          </div>
          <FormFoot>
            <FormStatus className="me-auto" />
            <FormSubmit>{texts.save(displayName)}</FormSubmit>
          </FormFoot>
        </Form>
      )}
    </section>
  );
}

const textsOf = (settings: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, textOf(value)]));

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function saveOf(save: PluginSave): SaveState {
  if (save.kind === "failed") return { kind: "failed", failure: { message: save.message } };
  return save;
}
