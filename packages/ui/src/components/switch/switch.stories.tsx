import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Components/Switch",
  component: Switch,
  args: { children: "Edit as JSON", onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Edit as JSON" }));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};
export const Playground: Story = { args: { defaultChecked: true } };
export const States: Story = {
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
      <Switch>{roughTexts.unbreakable}</Switch>
    </div>
  ),
};
