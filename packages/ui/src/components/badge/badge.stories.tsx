import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil } from "lucide-react";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { Badge, type Tone } from "./badge.tsx";

const tones: readonly Tone[] = ["neutral", "accent", "success", "warning", "danger", "info"];

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { children: "Reads" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { tone: "warning", icon: Pencil, children: "Writes data" },
};
export const Tones: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid gap-3">
      <Matrix rows={tones} columns={["fill", "line", "icon"] as const}>
        {(tone, look) => (
          <Badge
            tone={tone}
            variant={look === "line" ? "line" : "fill"}
            icon={look === "icon" ? Pencil : undefined}
          >
            Writes data
          </Badge>
        )}
      </Matrix>
      <Badge>{roughTexts.long}</Badge>
    </div>
  ),
};
export const Dark: Story = { ...Tones, name: "Dark", globals: { theme: "dark" } };
