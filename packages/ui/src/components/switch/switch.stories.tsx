import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Field } from "../field/field.tsx";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Components/Switch",
  component: Switch,
  parameters: { contract: { control: "switch-control" } },
  args: { children: "Edit as JSON", onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const control = canvas.getByRole("switch", { name: "Edit as JSON" });
    await step("MUST be turned by a press on its words", async () => {
      await userEvent.click(canvas.getByText("Edit as JSON"));
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
      await expect(control).toBeChecked();
    });
    await step("MUST have a name that does not change with its state", async () => {
      await expect(control).toHaveAccessibleName("Edit as JSON");
    });
    await step("MUST be turned by the space bar", async () => {
      control.focus();
      await userEvent.keyboard(" ");
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
      await expect(control).not.toBeChecked();
    });
  },
};

export const Playground: Story = { args: { defaultChecked: true } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Edit as JSON"));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const InAField: Story = {
  render: () => (
    <Field label="Auto top-up" hint="Buys credits when they run low.">
      <Switch />
    </Field>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("switch", { name: "Auto top-up" });
    await expect(control).toHaveAccessibleDescription("Buys credits when they run low.");
  },
};

export const WithoutWords: Story = {
  parameters: { contract: { control: "switch" } },
  args: { children: undefined, "aria-label": "Auto top-up" },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const control = canvas.getByRole("switch", { name: "Auto top-up" });
    await step("MUST be a target of at least 24 px, even without a label", async () => {
      const { left, top, width, height } = control.getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(24);
      for (const offset of [-11, 11]) {
        const found = document.elementFromPoint(left + width / 2, top + height / 2 + offset);
        await expect(found).toBe(control);
      }
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid max-w-66 gap-3">
      <Switch>Off</Switch>
      <Switch defaultChecked>On</Switch>
      <Switch disabled>Off, disabled</Switch>
      <Switch disabled defaultChecked>
        On, disabled
      </Switch>
      <Switch>{roughTexts.long}</Switch>
      <Switch>{roughTexts.unbreakable}</Switch>
      <div dir="rtl">
        <Switch defaultChecked>{roughTexts.rightToLeft}</Switch>
      </div>
    </div>
  ),
};
