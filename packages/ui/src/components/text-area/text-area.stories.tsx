import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Field } from "../field/field.tsx";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Components/TextArea",
  component: TextArea,
  args: { "aria-label": "Description" },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("MUST be named by its field, or by its own label", async () => {
      await expect(canvas.getByRole("textbox")).toHaveAccessibleName("Description");
    });
  },
};

export const Playground: Story = { args: { rows: 5, defaultValue: roughTexts.long } };

export const InAField: Story = {
  args: { "aria-label": undefined },
  render: (args) => (
    <Field label="Summary" hint="One sentence is enough." error="Write a summary.">
      <TextArea {...args} />
    </Field>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be named by its field, or by its own label", async () => {
      const area = canvas.getByRole("textbox", { name: "Summary" });
      await expect(area).toHaveAccessibleDescription("Write a summary. One sentence is enough.");
      await expect(area).toBeInvalid();
    });
  },
};

export const GrowsWithItsText: Story = {
  args: { rows: 1 },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole("textbox", { name: "Description" });
    await step("MUST grow with its text", async () => {
      const before = area.getBoundingClientRect().height;
      await userEvent.type(area, "one{Enter}two{Enter}three{Enter}four");
      await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    });
  },
};

export const Long: Story = {
  args: { defaultValue: "A line of a long text.\n".repeat(60) },
  play: async ({ canvas, step }) => {
    await step("MUST scroll when its text is higher than a third of the window", async () => {
      const area = canvas.getByRole("textbox", { name: "Description" });
      await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
      const height = area.getBoundingClientRect().height;
      await expect(height).toBeLessThanOrEqual(window.innerHeight / 3);
    });
  },
};

export const FixedHeight: Story = {
  args: { autoGrow: false, defaultValue: "A line of a long text.\n".repeat(9) },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid max-w-form gap-3">
      <TextArea aria-label="Rest" defaultValue={roughTexts.unbreakable} />
      <TextArea aria-label="Invalid" invalid defaultValue={roughTexts.long} />
      <TextArea aria-label="Disabled" disabled defaultValue={roughTexts.long} />
      <TextArea aria-label="Read only" readOnly defaultValue={roughTexts.long} />
      <TextArea aria-label="Empty" rows={1} placeholder="What should happen?" />
      <TextArea aria-label="Right to left" dir="auto" defaultValue={roughTexts.rightToLeft} />
    </div>
  ),
};
