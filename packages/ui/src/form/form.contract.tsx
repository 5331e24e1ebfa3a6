import { z } from "zod";
import { TextInput } from "../components/text-input/index.ts";
import { covers } from "../testing/contract.tsx";
import {
  Form,
  FormField,
  type FormProps,
  FormSchemaField,
  FormSecretField,
  FormStatus,
  FormSubmit,
  readSchemaFields,
  useForm,
} from "./index.ts";

const shape = { name: z.string() };
const nothing = () => undefined;

/** A form needs its hook first. */
function BoundForm(props: Partial<FormProps<typeof shape>>) {
  const form = useForm({ shape, initial: { name: "" }, onSubmit: nothing });
  return <Form form={form} {...props} />;
}

const [field] = readSchemaFields({ properties: { name: { type: "string" } } }, {});

const question = {
  name: "name",
  label: "Name",
  children: (control: { name: string }) => <TextInput name={control.name} />,
};

export const contract = [
  covers(Form, "form", { children: <FormSubmit>Save</FormSubmit> }, { via: BoundForm }),
  covers(FormField, "field", question, { within: (part) => <BoundForm>{part}</BoundForm> }),
  covers(
    FormSubmit,
    "button",
    { children: "Save" },
    { within: (part) => <BoundForm>{part}</BoundForm> },
  ),
  covers(
    FormSchemaField,
    "field",
    { name: "name", ...(field && { field }) },
    { within: (part) => <BoundForm>{part}</BoundForm> },
  ),
  covers(
    FormSecretField,
    "field",
    { name: "name", label: "Name" },
    { within: (part) => <BoundForm>{part}</BoundForm> },
  ),
  covers(FormStatus, "form-status", {}, { within: (part) => <BoundForm>{part}</BoundForm> }),
];
