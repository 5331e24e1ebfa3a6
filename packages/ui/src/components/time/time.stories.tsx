import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LocaleProvider } from "../locale/locale.tsx";
import { DateTime, RelativeTime } from "./time.tsx";

const now = "2026-11-20T12:00:00Z";

const meta = {
  title: "Components/Time",
  component: RelativeTime,
  args: { value: "2026-11-20T11:55:00Z", now },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US" timeZone="UTC">
        <Story />
      </LocaleProvider>
    ),
  ],
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText("5 minutes ago");
    await expect(time).toHaveAttribute("datetime", "2026-11-20T11:55:00.000Z");
    await expect(time).toHaveAttribute("title", expect.stringContaining("Nov 20, 2026"));
  },
};
export const Playground: Story = { args: { length: "short", value: "2026-11-18T12:00:00Z" } };
export const LongAgo: Story = {
  args: { value: "2026-01-05T12:00:00Z" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Jan 5, 2026")).toBeVisible();
  },
};
export const Absolute: Story = {
  render: () => <DateTime value="2026-11-27T00:00:00Z" precision="day" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nov 27, 2026")).toBeVisible();
  },
};
export const NoDate: Story = {
  args: { value: "yesterday" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("yesterday")).toBeVisible();
  },
};
