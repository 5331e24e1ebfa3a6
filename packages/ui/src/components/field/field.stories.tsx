import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { Field } from "./field.tsx";

const meta = {
  title: "Components/Field",
  component: Field,
  args: { label: "Connection name", children: <TextInput defaultValue="Jira – Halden Ops" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { hint: "How it is called in chats and approvals.", optional: true },
};

export const Described: Story = {
  args: { hint: "Between 5 and 60.", error: "At least 5 minutes.", required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Connection name" });
    await expect(input).toHaveAccessibleDescription("At least 5 minutes. Between 5 and 60.");
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
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

export const Rows: Story = {
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
    </div>
  ),
};
export const Dark: Story = { ...Rows, name: "Dark", globals: { theme: "dark" } };
