import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { Field } from "./field.tsx";
import { FieldError, FieldHint, FieldLabel } from "./field-parts.tsx";

const meta = {
  title: "Components/Field",
  component: Field,
  subcomponents: { FieldLabel, FieldHint, FieldError },
  args: { label: "Connection name", children: <TextInput defaultValue="Jira – Halden Ops" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole("textbox");
    await step("MUST name its control", async () => {
      await expect(input).toHaveAccessibleName("Connection name");
    });
    await step("MUST put the caret into its control by a press on the label", async () => {
      await userEvent.click(canvas.getByText("Connection name"));
      await expect(input).toHaveFocus();
    });
  },
};

export const Playground: Story = {
  args: { hint: "Shown in chats and approvals.", optional: true },
};

export const Described: Story = {
  args: { hint: "Between 5 and 60.", error: "At least 5 minutes.", required: true },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole("textbox", { name: "Connection name" });
    await step("MUST describe its control by the error first, then by the hint", async () => {
      await expect(input).toHaveAccessibleDescription("At least 5 minutes. Between 5 and 60.");
    });
    await step("MUST mark its control invalid while there is an error", async () => {
      await expect(input).toBeInvalid();
    });
    await step("MUST tell its control that it is required, or disabled", async () => {
      await expect(input).toBeRequired();
    });
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, step }) => {
    await step("MUST tell its control that it is required, or disabled", async () => {
      await expect(canvas.getByRole("textbox", { name: "Connection name" })).toBeDisabled();
    });
  },
};

export const Parts: Story = {
  render: () => (
    <div className="grid max-w-form gap-1.5">
      <FieldLabel htmlFor="parts">Project key</FieldLabel>
      <TextInput
        id="parts"
        invalid
        defaultValue="ops board"
        aria-describedby="parts-error parts-hint"
      />
      <FieldError id="parts-error">Letters and digits only.</FieldError>
      <FieldHint id="parts-hint">As it stands before the number of an issue.</FieldHint>
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Project key" });
    await expect(input).toHaveAccessibleDescription(
      "Letters and digits only. As it stands before the number of an issue.",
    );
  },
};

export const AtTheSide: Story = {
  args: {
    layout: "side",
    label: "Description",
    labelEnd: <code className="block font-mono text-12 text-subtle">description</code>,
    children: <TextArea defaultValue="63 days overdue, $9,840.00 outstanding." />,
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid max-w-form gap-4 sm:grid-cols-2">
      <Field label="Rest" hint="A hint.">
        <TextInput placeholder="Type here" />
      </Field>
      <Field label="Invalid" error="At least 5 minutes.">
        <TextInput defaultValue="4" />
      </Field>
      <Field label="Disabled" disabled>
        <TextInput defaultValue="halden.atlassian.example" />
      </Field>
      <Field label="Read only">
        <TextInput readOnly defaultValue="halden.atlassian.example" />
      </Field>
      <Field label={roughTexts.long} hint={roughTexts.long} error={roughTexts.unbreakable}>
        <TextInput defaultValue={roughTexts.unbreakable} />
      </Field>
      <Field label={roughTexts.unbreakable} optional>
        <TextArea defaultValue={`${roughTexts.long} ${roughTexts.long}`} />
      </Field>
      <div dir="rtl">
        <Field label={roughTexts.rightToLeft} error={roughTexts.rightToLeft} layout="side">
          <TextInput defaultValue={roughTexts.rightToLeft} />
        </Field>
      </div>
    </div>
  ),
};
