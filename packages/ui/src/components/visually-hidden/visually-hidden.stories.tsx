import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { Badge } from "../badge/badge.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  title: "Components/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "unread messages" },
  render: (args) => (
    <a href="#inbox" className="inline-flex items-center gap-2 rounded-4 text-14">
      Inbox
      <span>
        <Badge variant="line">14</Badge> <VisuallyHidden {...args} />
      </span>
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const words = canvas.getByText("unread messages");
    await step("MUST be read together with what is seen", async () => {
      await expect(canvas.getByRole("link")).toHaveAccessibleName("Inbox 14 unread messages");
    });
    await step("MUST take no room and hide nothing", async () => {
      const { width, height } = words.getBoundingClientRect();
      await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    });
  },
};

export const Playground: Story = { args: { children: "tasks that wait for you" } };

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix
      rows={Object.keys(roughTexts) as (keyof typeof roughTexts)[]}
      columns={["seen", "hidden"]}
    >
      {(text, column) => (
        <span className="inline-flex w-40 rounded-4 border p-2 text-13 wrap-anywhere">
          {column === "seen" ? roughTexts[text] : "14"}
          {column === "hidden" && <VisuallyHidden>{roughTexts[text]}</VisuallyHidden>}
        </span>
      )}
    </Matrix>
  ),
};
