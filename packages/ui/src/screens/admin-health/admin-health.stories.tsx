import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { admin } from "../../patterns/shell/shell.fixtures.ts";
import { adminPages } from "../admin-parts.fixtures.ts";
import { withShell } from "../screen-frame.tsx";
import { ready } from "./admin-health.fixtures.ts";
import { AdminHealthScreen } from "./admin-health.tsx";
import type { AdminHealthState } from "./admin-health.types.ts";

const meta = {
  title: "Screens/AdminHealth",
  component: AdminHealthScreen,
  excludeStories: ["kinds"],
  parameters: {
    layout: "fullscreen",
    shell: { account: { kind: "user", user: admin }, current: null },
  },
  decorators: [withShell],
  args: {
    state: ready,
    pages: adminPages("Health"),
    actions: { onRetry: fn(), onDiscard: fn(), onConfirm: fn(), onCancel: fn() },
  },
} satisfies Meta<typeof AdminHealthScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Queue, server, what was given up, sources and connections that fail",
  tags: ["picture"],
  play: async ({ canvas, args, userEvent }) => {
    const figures = within(canvas.getByRole("table", { name: "Figures" }));
    await expect(figures.getByRole("row", { name: "Waiting 12" })).toBeInTheDocument();
    await expect(figures.getByRole("row", { name: "Failed in 24 hours 2" })).toBeInTheDocument();
    await expect(
      figures.getByRole("row", { name: "Uploaded files 412.5 MB in 96 files" }),
    ).toBeInTheDocument();
    const dead = within(canvas.getByRole("table", { name: "Failed permanently" }));
    await expect(dead.getByText(/550 5\.1\.1/)).toBeVisible();
    await userEvent.click(dead.getByRole("button", { name: "Retry Invitation" }));
    await expect(args.actions.onRetry).toHaveBeenCalledWith(ready.dead[0]);
    await userEvent.click(dead.getByRole("button", { name: "Discard Inbox source refresh" }));
    await expect(args.actions.onDiscard).toHaveBeenCalledWith(ready.dead[1]);
    await expect(
      canvas.getByText("14 inbox sources are failing. The 2 that failed most often are listed."),
    ).toBeVisible();
    await expect(
      within(canvas.getByRole("table", { name: "Connections to reconnect" })).getByRole("row", {
        name: "Gmail 1 4 38",
      }),
    ).toBeVisible();
  },
};

export const FailedCheck: Story = {
  name: "A server that cannot serve, and why",
  tags: ["picture"],
  args: {
    state: {
      ...ready,
      checks: [
        { name: "database", problem: null },
        {
          name: "migrations",
          problem: "The database is older than this build. Restart the server to migrate it.",
        },
        { name: "jobs", problem: "Background jobs are not running." },
      ],
    },
  },
  play: async ({ canvas }) => {
    const checks = within(canvas.getByRole("region", { name: "Checks" }));
    await expect(checks.getByText(/is older than this build/)).toBeVisible();
    await expect(checks.getByText("OK")).toBeVisible();
  },
};

export const AllWell: Story = {
  name: "A server on which all is well",
  tags: ["picture"],
  args: {
    state: {
      ...ready,
      figures: {
        ...ready.figures,
        ...{ waiting: 0, running: 0, failed: 0, oldestWaitingAt: null, database: "embedded" },
        ...{ databaseBytes: 24_000_000, uploadBytes: 0, uploads: 0 },
      },
      dead: [],
      sources: { failing: 0, since: null, worst: [] },
      connections: [],
    },
  },
  play: async ({ canvas }) => {
    for (const text of [
      "Nothing failed permanently.",
      "No source is failing.",
      "No connection is failing or expired.",
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

export const Discarding: Story = {
  name: "Asks before something is discarded",
  args: { state: { ...ready, discarding: { name: "refresh-source", busy: false } } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Discard this?" }));
    await expect(dialog.getByText("Inbox source refresh will not be tried again.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Discard" }));
    await expect(args.actions.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  name: "While something is tried again",
  args: {
    state: { ...ready, dead: ready.dead.map((one) => ({ ...one, busy: one.id === "m-1" })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Discard Invitation" })).toBeDisabled();
  },
};

export const Retried: Story = {
  args: {
    state: { ...ready, alert: { tone: "success", text: "Invitation is being tried again." } },
  },
};

export const Failed: Story = {
  name: "An action that did not work, and figures that are old",
  args: {
    state: {
      ...ready,
      stale: true,
      alert: { tone: "danger", text: "This message was not found. It may have been sent since." },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("The figures could not be refreshed. Trying again…"),
    ).toBeVisible();
  },
};

export const ManyLong: Story = {
  name: "Long texts stay inside",
  args: {
    state: {
      ...ready,
      dead: Array.from({ length: 40 }, (_, at) => ({
        id: `d-${at}`,
        kind: "sms" as const,
        name: "a-template-with-a-very-long-name".repeat(3),
        recipient: `${"unbreakable".repeat(8)}@example.com`,
        error: "x".repeat(300),
        diedAt: "2026-11-20T08:12:00Z",
      })),
      connections: [
        {
          plugin: "x",
          displayName: "Unbreakable".repeat(12),
          failing: 99_999,
          expired: 99_999,
          total: 999_999,
        },
      ],
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { state: { kind: "loading" } } };

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  AdminHealthState["kind"],
  Story
>;
