import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { LocaleProvider } from "../locale/locale.tsx";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Components/Progress",
  component: Progress,
  args: { label: "Uploading sales.csv", value: 62, className: "max-w-88" },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US">
        <Story />
      </LocaleProvider>
    ),
  ],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("MUST be named by what is under way and say in words how much is done", async () => {
      const bar = canvas.getByRole("progressbar", { name: "Uploading sales.csv" });
      await expect(bar).toHaveAttribute("aria-valuenow", "62");
      await expect(bar).toHaveAttribute("aria-valuetext", "62%");
      await expect(canvas.getByText("62%")).toBeVisible();
    });
  },
};

export const Playground: Story = { args: { value: 3, max: 12, valueText: "3 of 12 files" } };

export const Indeterminate: Story = {
  parameters: { contract: {} },
  args: { label: "Reading the list of tools", value: undefined },
  globals: { motion: "reduced" },
  play: async ({ canvas, canvasElement, step }) => {
    await step("MUST say no number while none is known", async () => {
      const bar = canvas.getByRole("progressbar", { name: "Reading the list of tools" });
      await expect(bar).not.toHaveAttribute("aria-valuenow");
      await expect(bar).toHaveAttribute("aria-valuetext", "Loading…");
    });
    await step("MUST NOT move under reduced motion", async () => {
      const bar = canvasElement.querySelector('[data-slot="progress-bar"]');
      await expect(bar?.getAnimations()).toHaveLength(0);
    });
  },
};

export const Moving: Story = {
  args: { label: "Reading the list of tools", value: undefined },
  globals: { motion: "full" },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-slot="progress-bar"]');
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(bar?.getAnimations()).toHaveLength(still ? 0 : 1);
  },
};

export const Complete: Story = { args: { value: 100, tone: "success" } };
export const Failed: Story = {
  args: { value: 41, tone: "danger", valueText: "Stopped at 41%" },
};
export const Wordless: Story = {
  parameters: { contract: {} },
  args: { wordless: true, size: "sm" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Uploading sales.csv" })).toBeVisible();
  },
};

const tones = ["accent", "success", "danger"] as const;

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid gap-6">
      {(["sm", "md"] as const).map((size) => (
        <Matrix key={size} rows={tones} columns={["0", "8", "62", "100", "unknown"] as const}>
          {(tone, value) => (
            <Progress
              className="w-44"
              label={`${size} ${value}`}
              size={size}
              tone={tone}
              value={value === "unknown" ? undefined : Number(value)}
            />
          )}
        </Matrix>
      ))}
      <div className="grid w-66 gap-3">
        {Object.values(roughTexts).map((text) => (
          <Progress key={text} label={text} value={62} />
        ))}
      </div>
    </div>
  ),
};
