import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
import { createRoot } from "react-dom/client";
import { find } from "../measure.ts";
import { type FormContender, schemaOf } from "./contender.ts";

/** react-jsonschema-form with its defaults. */
export const contender: FormContender = {
  mount: (root, settings) =>
    createRoot(root).render(
      <Form schema={schemaOf(settings)} validator={validator} noHtml5Validate onError={() => {}} />,
    ),
  input: (index) => find(`#root_setting_${index}`),
  submit: () => find("button[type=submit]"),
};
