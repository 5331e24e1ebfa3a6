import "../../../packages/ui/src/styles.css";
import { createRoot } from "react-dom/client";
import {
  ManifestForm,
  useManifestForm,
} from "../../../packages/ui/src/patterns/manifest-form/index.ts";
import { find } from "../measure.ts";
import { type FormContender, schemaOf, type Setting } from "./contender.ts";

function Settings({ settings }: { settings: readonly Setting[] }) {
  const form = useManifestForm({ schema: schemaOf(settings), onSave: () => {} });
  return <ManifestForm form={form} submitLabel="Save" />;
}

/** The manifest form as the product uses it, looks and all. */
export const contender: FormContender = {
  mount: (root, settings) => createRoot(root).render(<Settings settings={settings} />),
  input(index) {
    const found = document.querySelectorAll<HTMLInputElement>("#root input")[index];
    if (found === undefined) throw new Error(`No input ${index}`);
    return found;
  },
  submit: () => find("button[type=submit]"),
};
