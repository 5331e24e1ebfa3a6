import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { z } from "zod";
import { Switch } from "../components/switch/switch.tsx";
import { TextInput } from "../components/text-input/text-input.tsx";
import { Form } from "./form.tsx";
import { FormField } from "./form-field.tsx";
import { FormSchemaField } from "./form-schema-field.tsx";
import { FormSecretField } from "./form-secret-field.tsx";
import { FormStatus } from "./form-status.tsx";
import { FormSubmit } from "./form-submit.tsx";
import { readSchemaFields } from "./schema-fields.ts";
import type { FormFailure } from "./save-state.ts";
import { useForm } from "./use-form.ts";

const shape = {
  name: z.string().trim().min(1, "Enter a name."),
  // The form library reads a name as a path: this key must survive that.
  "site.url": z.url("Enter a full address, with https."),
  notify: z.boolean(),
};

interface ExampleProps {
  onSave: (answers: unknown) => Promise<FormFailure | void> | FormFailure | void;
}

/** A form with three fields. */
function Example({ onSave }: ExampleProps) {
  const form = useForm({
    shape,
    initial: { name: "", "site.url": "", notify: true },
    onSubmit: onSave,
  });
  return (
    <Form form={form} className="max-w-form">
      <FormField name="name" label="Connection Name" hint="Shown in chats.">
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField name="site.url" label="Site">
        {(control) => <TextInput {...control} inputMode="url" />}
      </FormField>
      <FormField<boolean> name="notify" label="Tell the others">
        {({ value, onChange, ...control }) => (
          <Switch {...control} checked={value} onCheckedChange={onChange} />
        )}
      </FormField>
      <div>
        <FormSubmit>Save Connection</FormSubmit>
      </div>
    </Form>
  );
}

const meta = {
  title: "Form/Form",
  component: Example,
  args: { onSave: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["picture"] };
export const Playground: Story = {};

export const Refused: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step("MUST give the focus to the summary when sending is refused", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save Connection" }));
      const summary = await canvas.findByRole("alert");
      await waitFor(() => expect(summary).toHaveFocus());
    });
    const name = canvas.getByRole("textbox", { name: "Connection Name" });
    await step("MUST link each line of the summary to its control", async () => {
      await userEvent.click(canvas.getByRole("link", { name: /Enter a name\./ }));
      await expect(name).toHaveFocus();
      await userEvent.click(canvas.getByRole("link", { name: /Enter a full address/ }));
      await expect(canvas.getByRole("textbox", { name: "Site" })).toHaveFocus();
    });
    await expect(name).toHaveAccessibleDescription("Enter a name. Shown in chats.");
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Connection Name" }), "  Jira ");
    await userEvent.type(
      canvas.getByRole("textbox", { name: "Site" }),
      "https://example.com{Enter}",
    );
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      name: "Jira",
      "site.url": "https://example.com",
      notify: true,
    });
  },
};

export const SentOnce: Story = {
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent, args, step }) => {
    await step("MUST send once, however often it is pressed", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Connection Name" }), "Jira");
      await userEvent.type(canvas.getByRole("textbox", { name: "Site" }), "https://example.com");
      const button = canvas.getByRole("button", { name: "Save Connection" });
      await userEvent.dblClick(button);
      await userEvent.keyboard("{Enter}{Enter}");
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(button).toHaveAttribute("aria-disabled", "true");
    });
  },
};

export const RefusedByTheServer: Story = {
  args: {
    onSave: fn(() => ({
      message: "Connection test failed.",
      fields: { name: "This name is taken.", unknown: "The plan has no room left." },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Connection Name" }), "Jira");
    await userEvent.type(
      canvas.getByRole("textbox", { name: "Site" }),
      "https://example.com{Enter}",
    );
    const summary = await canvas.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent("Connection test failed.");
    await expect(summary).toHaveTextContent("The plan has no room left.");
    await expect(
      canvas.getByRole("textbox", { name: "Connection Name" }),
    ).toHaveAccessibleDescription(/^This name is taken\./);
  },
};

export const ServerUnreachable: Story = {
  args: {
    onSave: fn(() => {
      throw new Error("API call failed: 503 Service Unavailable");
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Connection Name" }), "Jira");
    await userEvent.type(
      canvas.getByRole("textbox", { name: "Site" }),
      "https://example.com{Enter}",
    );
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "API call failed: 503 Service Unavailable",
    );
  },
};

const [project] = readSchemaFields(
  { properties: { project: { type: "string", enum: ["roastery", "shop"] } } },
  {},
);
const partsShape = { project: z.unknown(), token: z.unknown() };

/** Fields from a schema, a secret, and the message about the last save. */
function Parts() {
  const form = useForm({
    shape: partsShape,
    initial: { project: "shop", token: undefined },
    secrets: ["token"],
    save: { kind: "saved", message: "Settings saved." },
    onSubmit: () => undefined,
  });
  return (
    <Form form={form} className="max-w-form">
      {project && <FormSchemaField name="project" field={project} showKey />}
      <FormSecretField name="token" label="API token" fieldKey="token" stored />
      <div className="flex items-center justify-between gap-2">
        <FormStatus />
        <FormSubmit saving="Saving...">Save Settings</FormSubmit>
      </div>
    </Form>
  );
}

export const SchemaAndSecretFields: Story = {
  render: () => <Parts />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: /^Project/ })).toHaveTextContent("Shop");
    await expect(canvas.getByRole("button", { name: "Replace API token" })).toBeVisible();
    await expect(canvas.getByText("Settings saved.")).toBeVisible();
  },
};
