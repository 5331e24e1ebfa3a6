import { covers } from "../../testing/contract.tsx";
import { Form } from "../../form/index.ts";
import {
  ManifestFields,
  type ManifestFieldsProps,
  ManifestForm,
  type ManifestFormProps,
  useManifestForm,
} from "./index.ts";
import { deskSchema } from "./manifest-form.fixtures.ts";

const nothing = () => undefined;

/** Both need the hook first. */
function BoundForm(props: Partial<ManifestFormProps>) {
  const form = useManifestForm({ schema: deskSchema, onSave: nothing });
  return <ManifestForm form={form} submitLabel="Save Connection" {...props} />;
}

function BoundFields(props: Partial<ManifestFieldsProps>) {
  const form = useManifestForm({ schema: deskSchema, onSave: nothing });
  return (
    <Form form={form}>
      <ManifestFields form={form} {...props} />
    </Form>
  );
}

export const contract = [
  covers(ManifestForm, "manifest-form", {}, { via: BoundForm }),
  covers(ManifestFields, "manifest-fields", {}, { via: BoundFields, within: (part) => part }),
];
