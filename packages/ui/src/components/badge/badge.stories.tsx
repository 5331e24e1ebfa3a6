import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil } from "lucide-react";
import { expect } from "storybook/test";
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
  args: { tone: "warning", icon: Pencil, children: "Changes data" },
};

export const WithIcon: Story = {
  render: () => (
    <button type="button" className="flex items-center gap-2 text-13">
      create_task
      <Badge tone="warning" icon={Pencil}>
        Changes data
      </Badge>
    </button>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST read as its words alone, without icon or colour", async () => {
      await expect(canvas.getByRole("button")).toHaveAccessibleName("create_task Changes data");
      await expect(canvas.queryByRole("img")).toBeNull();
    });
  },
};

export const LongWords: Story = {
  render: () => (
    <div data-testid="place" className="w-40">
      <Badge icon={Pencil}>{roughTexts.unbreakable}</Badge>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST stay inside its place, however long its words are", async () => {
      const place = canvas.getByTestId("place");
      await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    });
  },
};

export const Matrices: Story = {
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
            Changes data
          </Badge>
        )}
      </Matrix>
      <div className="grid w-60 justify-items-start gap-3">
        {Object.values(roughTexts).map((text) => (
          <Badge key={text}>{text}</Badge>
        ))}
      </div>
    </div>
  ),
};
