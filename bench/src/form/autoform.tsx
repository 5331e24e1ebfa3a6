import { AutoForm, type AutoFormFieldComponents, type AutoFormUIComponents } from "@autoform/react";
import { ZodProvider } from "@autoform/zod";
import { createRoot } from "react-dom/client";
import * as z from "zod";
import { find } from "../measure.ts";
import type { FormContender } from "./contender.ts";

/** AutoForm over a zod schema, with plain elements for its looks. */
const ui: AutoFormUIComponents = {
  Form: (props) => <form {...props} />,
  FieldWrapper: ({ label, children, id, field, error }) => (
    <div>
      <label htmlFor={id}>{label as string}</label>
      <p>{String(field.description ?? "")}</p>
      {children}
      {error !== undefined && <p role="alert">{error as string}</p>}
    </div>
  ),
  ErrorMessage: ({ error }) => <p>{error}</p>,
  SubmitButton: ({ children }) => <button type="submit">{children}</button>,
  ObjectWrapper: ({ children }) => <fieldset>{children}</fieldset>,
  ArrayWrapper: ({ children }) => <div>{children}</div>,
  ArrayElementWrapper: ({ children }) => <div>{children}</div>,
};

const fields: AutoFormFieldComponents = {
  string: ({ inputProps, id }) => {
    const { key, ...rest } = inputProps;
    return <input key={key} id={id} {...rest} />;
  },
};

export const contender: FormContender = {
  mount(root, settings) {
    const schema = z.object(
      Object.fromEntries(
        settings.map(({ key, title, description }) => [
          key,
          z.string().min(1).describe(description).meta({ title }),
        ]),
      ),
    );
    createRoot(root).render(
      <AutoForm
        schema={new ZodProvider(schema)}
        uiComponents={ui}
        formComponents={fields}
        withSubmit
      />,
    );
  },
  input: (index) => find(`input[name="setting_${index}"]`),
  submit: () => find("button[type=submit]"),
};
