import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { SampleItem } from "./sample-item.tsx";

const meta = {
  title: "Components/Sample Item",
  component: SampleItem,
  args: { children: "Sample item" },
} satisfies Meta<typeof SampleItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("MUST show its words", async () => {
      await expect(canvas.getByText("Sample item")).toBeVisible();
    });
  },
};

export const Playground: Story = { args: { size: "sm" } };

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix rows={["sm", "md"]} columns={["long", "unbreakable", "rightToLeft"]}>
      {(size, text) => <SampleItem size={size}>{roughTexts[text]}</SampleItem>}
    </Matrix>
  ),
};
