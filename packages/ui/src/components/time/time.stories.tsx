import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Matrix } from "../../testing/matrix.tsx";
import { LocaleProvider } from "../locale/locale.tsx";
import { DateTime, RelativeTime } from "./time.tsx";

const now = "2026-11-20T12:00:00Z";

const meta = {
  title: "Components/Time",
  component: RelativeTime,
  parameters: { contract: { slot: "time" } },
  subcomponents: { DateTime },
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
  play: async ({ canvas, userEvent, step }) => {
    const time = canvas.getByText("5 minutes ago");
    await step("MUST be a time element with the exact moment", async () => {
      await expect(time.tagName).toBe("TIME");
      await expect(time).toHaveAttribute("datetime", "2026-11-20T11:55:00.000Z");
    });
    await step(
      "MUST show the exact moment of a distance in its title, under the pointer",
      async () => {
        await userEvent.hover(time);
        await expect(time.title).toMatch(/^Nov 20, 2026, 11:55\sAM$/);
      },
    );
  },
};

export const Playground: Story = { args: { length: "short", value: "2026-11-18T12:00:00Z" } };

export const JustNow: Story = {
  args: { value: "2026-11-20T11:59:30Z" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("just now")).toBeVisible();
  },
};

export const LongAgo: Story = {
  args: { value: "2026-01-05T12:00:00Z" },
  play: async ({ canvas, step }) => {
    await step("MUST show the date where the distance says less", async () => {
      await expect(canvas.getByText("Jan 5, 2026")).toBeVisible();
    });
  },
};

export const Absolute: Story = {
  render: () => (
    <div className="grid gap-1">
      <DateTime value="2026-11-27T00:00:00Z" precision="day" />
      <DateTime value="2026-11-27T09:05:00Z" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be a time element with the exact moment", async () => {
      const day = canvas.getByText("Nov 27, 2026");
      await expect(day).toHaveAttribute("datetime", "2026-11-27T00:00:00.000Z");
    });
    await expect(canvas.getByText(/9:05/)).toBeVisible();
  },
};

const zones = ["Pacific/Honolulu", "America/New_York", "UTC", "Pacific/Kiritimati"];

export const Days: Story = {
  name: "A day without a time, from one end of the world to the other",
  render: () => (
    <ul className="grid gap-1">
      {zones.map((zone) => (
        <li key={zone}>
          <LocaleProvider locale="en-US" timeZone={zone}>
            <DateTime value="2026-03-01" /> <RelativeTime value="2026-03-01" now={now} />
          </LocaleProvider>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST show a day without a time as that day in every time zone", async () => {
      const days = canvas.getAllByText("Mar 1, 2026");
      await expect(days).toHaveLength(2 * zones.length);
      for (const day of days) await expect(day).toHaveAttribute("datetime", "2026-03-01");
    });
  },
};

/** A server whose clock is ahead, and a message that says it was written later. */
export const AheadOfTheClock: Story = {
  name: "Ahead of the reader's clock",
  render: () => (
    <ul>
      <li>
        <RelativeTime value="2026-11-20T12:01:30Z" now={now} />
      </li>
      <li>
        <RelativeTime value="2026-11-20T16:00:00Z" now={now} length="short" />
      </li>
      <li>
        <RelativeTime value="2026-11-20T12:01:30Z" now={now} upcoming />
      </li>
    </ul>
  ),
  play: async ({ canvas, step }) => {
    await step(
      "MUST show what has happened as past, also where the clock of the reader is late",
      async () => {
        await expect(canvas.getAllByText("just now")).toHaveLength(2);
        await expect(canvas.getByText("in 1 minute")).toBeVisible();
      },
    );
  },
};

export const NoDate: Story = {
  parameters: { contract: {} },
  args: { value: "yesterday" },
  play: async ({ canvas, step }) => {
    await step("MUST show an invalid value as it is", async () => {
      await expect(canvas.getByText("yesterday")).toBeVisible();
    });
  },
};

const moments = {
  now: "2026-11-20T12:00:00Z",
  "minutes ago": "2026-11-20T11:55:00Z",
  "hours ago": "2026-11-20T05:00:00Z",
  yesterday: "2026-11-19T12:00:00Z",
  tomorrow: "2026-11-21T12:00:00Z",
  "long ago": "2026-01-05T12:00:00Z",
} as const;

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix
      rows={Object.keys(moments) as (keyof typeof moments)[]}
      columns={["long", "short", "day", "minute"] as const}
    >
      {(moment, look) =>
        look === "day" || look === "minute" ? (
          <DateTime value={moments[moment]} precision={look} />
        ) : (
          <RelativeTime
            value={moments[moment]}
            now={now}
            length={look}
            upcoming={moment === "tomorrow"}
          />
        )
      }
    </Matrix>
  ),
};
