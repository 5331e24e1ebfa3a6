import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  args: { children: "Verify before running", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Verify before running"));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole("checkbox", { name: "Verify before running" })).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
export const Playground: Story = { args: { hint: "Every call waits for your approval." } };
export const Some: Story = {
  args: { checked: "indeterminate", children: "(3 / 12)" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked();
  },
};
export const States: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid max-w-66 gap-3">
      <Checkbox defaultChecked>Enabled</Checkbox>
      <Checkbox>Verify before running</Checkbox>
      <Checkbox checked="indeterminate">(3 / 12)</Checkbox>
      <Checkbox disabled>Not available</Checkbox>
      <Checkbox disabled defaultChecked>
        Not available, on
      </Checkbox>
      <Checkbox aria-invalid>Has to be ticked</Checkbox>
      <Checkbox hint={roughTexts.long}>{roughTexts.unbreakable}</Checkbox>
    </div>
  ),
};
export const Dark: Story = { ...States, name: "Dark", globals: { theme: "dark" } };
