import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Components/TextArea",
  component: TextArea,
  args: { "aria-label": "Description" },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { rows: 5, defaultValue: roughTexts.long } };

export const GrowsWithItsText: Story = {
  args: { rows: 1 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole("textbox", { name: "Description" });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, "one{Enter}two{Enter}three{Enter}four");
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};

export const States: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid max-w-form gap-3">
      <TextArea aria-label="Rest" defaultValue={roughTexts.unbreakable} />
      <TextArea aria-label="Invalid" invalid defaultValue={roughTexts.long} />
      <TextArea aria-label="Disabled" disabled defaultValue={roughTexts.long} />
      <TextArea aria-label="Right to left" dir="auto" defaultValue={roughTexts.rightToLeft} />
    </div>
  ),
};
