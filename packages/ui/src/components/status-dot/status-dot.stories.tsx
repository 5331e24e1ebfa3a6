import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusDot } from "./status-dot.tsx";

const meta = {
  title: "Components/StatusDot",
  component: StatusDot,
  args: { tone: "success" },
} satisfies Meta<typeof StatusDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: "danger", label: "Sign-in expired" } };

const states = [
  ["accent", "New"],
  ["hollow", "Open"],
  ["neutral", "In progress"],
  ["warning", "Waiting"],
  ["success", "Healthy"],
  ["danger", "Sign-in expired"],
  ["info", "Planned"],
] as const;

export const Tones: Story = {
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
    </div>
  ),
};
