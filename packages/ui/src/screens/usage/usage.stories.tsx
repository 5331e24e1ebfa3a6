import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { admin } from "../../patterns/shell/shell.fixtures.ts";
import { adminPages } from "../admin-parts.fixtures.ts";
import { withShell } from "../screen-frame.tsx";
import { ready } from "./usage.fixtures.ts";
import { UsageScreen } from "./usage.tsx";
import type { UsageState } from "./usage.types.ts";

const meta = {
  title: "Screens/Usage",
  component: UsageScreen,
  excludeStories: ["kinds"],
  parameters: {
    layout: "fullscreen",
    shell: { account: { kind: "user", user: admin }, current: null },
  },
  decorators: [withShell],
  args: { state: ready, pages: adminPages("Usage") },
} satisfies Meta<typeof UsageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Credits, runs and failures over 30 days",
  tags: ["picture"],
  play: async ({ canvas }) => {
    for (const name of ["Credits used", "Runs", "Failed tool calls"]) {
      await expect(canvas.getByRole("slider", { name })).toBeVisible();
    }
    const runs = within(canvas.getByRole("figure", { name: "Runs" }));
    await expect(runs.queryByText("In progress or interrupted")).toBeNull();
    await expect(canvas.getByText("Other tools")).toBeVisible();
    const models = within(canvas.getByRole("table", { name: "Model" }));
    await expect(
      models.getByRole("row", { name: "GPT-4o 612 6,420,118 2,568,047 385,207 2,210.40" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "30 days" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

export const Loading: Story = { args: { state: { kind: "loading" } } };

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  UsageState["kind"],
  Story
>;

const nothing = ready.days.map(() => 0);

export const Unused: Story = {
  name: "A server that nobody has used yet",
  args: {
    state: {
      ...ready,
      credits: nothing,
      runs: [{ name: "finished", values: nothing }],
      failures: [],
      shares: { models: [], people: [], tools: [], apps: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No failed tool calls.")).toBeVisible();
    await expect(canvas.getAllByText("Nothing was used in these days.")).toHaveLength(4);
  },
};
