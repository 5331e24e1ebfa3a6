import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { StatusDot } from "./status-dot.tsx";

const meta = {
  title: "Components/StatusDot",
  component: StatusDot,
  args: { tone: "success" },
} satisfies Meta<typeof StatusDot>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = [
  ["accent", "New"],
  ["hollow", "Open"],
  ["neutral", "In progress"],
  ["warning", "Waiting"],
  ["success", "Healthy"],
  ["danger", "Credentials expired"],
  ["info", "Planned"],
] as const;

export const Default: Story = {};

export const Playground: Story = { args: { tone: "danger", label: "Credentials expired" } };

export const BesideItsWord: Story = {
  render: () => (
    <button type="button" className="inline-flex min-h-6 items-center gap-2 text-13">
      <StatusDot tone="success" /> Healthy
    </button>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be hidden from screen readers if a word beside it says the same", async () => {
      await expect(canvas.getByRole("button")).toHaveAccessibleName("Healthy");
      await expect(canvas.queryByRole("img")).toBeNull();
    });
  },
};

export const Alone: Story = {
  args: { tone: "danger", label: "Credentials expired" },
  play: async ({ canvas, step }) => {
    await step("MUST be an image with a name if it is alone", async () => {
      await expect(canvas.getByRole("img", { name: "Credentials expired" })).toBeVisible();
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="flex flex-wrap gap-5 text-13">
      {states.map(([tone, word]) => (
        <span key={tone} className="inline-flex items-center gap-2">
          <StatusDot tone={tone} />
          {word}
        </span>
      ))}
      <span dir="rtl" className="inline-flex items-center gap-2">
        <StatusDot tone="success" />
        {roughTexts.rightToLeft}
      </span>
    </div>
  ),
};
