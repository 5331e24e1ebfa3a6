import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { withShell } from "../screen-frame.tsx";
import { LoadErrorScreen, type LoadErrorState } from "./load-error.tsx";

const meta = {
  title: "Screens/LoadError",
  component: LoadErrorScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", contract: { slot: "message-page" } },
  decorators: [withShell],
  args: {
    state: { kind: "failed", message: "User not found or not logged in. Please log in." },
    paths,
  },
} satisfies Meta<typeof LoadErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Titled, with the message of the failure and the way to log in [SHELL-05 SHELL-06 SHELL-07 ERR-69 ROLE-10 CHAT-59 ERR-35]",
  tags: [
    "state:load-error/not-logged-in",
    "state:welcome/logged-out",
    "state:chat/not-logged-in",
    "picture",
  ],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Failed to Load Data" }),
    ).toBeVisible();
    await expect(canvas.getByText("User not found or not logged in. Please log in.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/ui/login");
  },
};

export const kinds = { failed: Default } satisfies Record<LoadErrorState["kind"], Story>;

export const NoConnections: Story = {
  name: "Connections are for whoever is logged in [CONN-22 ERR-22]",
  tags: ["state:connections/not-logged-in"],
  args: {
    state: { kind: "failed", message: "You must be logged in to view your connections." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You must be logged in to view your connections.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Log in" })).toBeVisible();
  },
};

export const NoSources: Story = {
  name: "Inbox sources are for whoever is logged in [SRC-20 ERR-45]",
  tags: ["state:sources/not-logged-in"],
  args: {
    state: { kind: "failed", message: "You must be logged in to manage inbox sources." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You must be logged in to manage inbox sources.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Log in" })).toBeVisible();
  },
};

export const NoOrganization: Story = {
  name: "An organization is for whoever is logged in [SHELL-05 ROLE-10]",
  tags: ["state:organization/logged-out"],
  args: {
    state: { kind: "failed", message: "You must be logged in to manage your organization." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/to manage your organization/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Log in" })).toBeVisible();
  },
};

export const ServerMessage: Story = {
  name: "The server's own words are shown [SHELL-05 SHELL-06]",
  tags: [
    "state:load-error/server-message",
    "state:connection-add/logged-out",
    "state:custom-tool/logged-out",
    "state:inbox/logged-out",
    "state:inbox-item/logged-out",
    "picture",
  ],
  args: { state: { kind: "failed", message: "Your session has expired." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your session has expired.")).toBeVisible();
  },
};

export const Network: Story = {
  name: "After a cut network the page can be tried again [SHELL-05]",
  tags: ["state:load-error/network"],
  args: {
    state: { kind: "failed", message: "The server could not be reached." },
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const LongMessage: Story = {
  name: "A very long message wraps [SHELL-06]",
  tags: ["state:load-error/long-message", "picture"],
  args: {
    state: {
      kind: "failed",
      message: `Upstream said: ${"unbreakable-token-".repeat(30)} ${"and then a sentence that goes on. ".repeat(12)}`,
    },
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Mobile: Story = {
  tags: ["state:load-error/mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const Dark: Story = { tags: ["state:load-error/dark"], globals: { theme: "dark" } };
