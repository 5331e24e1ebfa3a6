import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { withShell } from "../screen-frame.tsx";
import { CallbackScreen, type CallbackState } from "./callback.tsx";

const meta = {
  title: "Screens/Callback",
  component: CallbackScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", contract: { slot: "message-page" } },
  decorators: [withShell],
  args: { state: { kind: "exchanging" }, paths },
} satisfies Meta<typeof CallbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "While the code is exchanged [CALLBACK-03]",
  tags: ["state:callback/exchanging", "picture"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Finalizing Login..." })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Try Again" })).toBeNull();
  },
};

export const FailedServer: Story = {
  name: "On failure the message and the way to try again [CALLBACK-07 CALLBACK-08 ERR-70]",
  tags: ["state:callback/failed-server", "picture"],
  args: { state: { kind: "failed", message: "The login service refused this code." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Login Failed" })).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "The login service refused this code.",
    );
    await expect(canvas.getByRole("link", { name: "Try Again" })).toHaveAttribute(
      "href",
      "/ui/login",
    );
  },
};

export const kinds = { exchanging: Default, failed: FailedServer } satisfies Record<
  CallbackState["kind"],
  Story
>;

export const FailedFallback: Story = {
  name: "A failure without a message has one [CALLBACK-10 ERR-15]",
  tags: ["state:callback/failed-fallback"],
  args: { state: { kind: "failed", message: "An unknown error occurred during login." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "An unknown error occurred during login.",
    );
  },
};

export const NoCode: Story = {
  name: "Without a code the page says so [CALLBACK-09 ERR-16]",
  tags: ["state:callback/no-code"],
  args: {
    state: {
      kind: "failed",
      message: "Authorization code not found. Please try logging in again.",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Authorization code not found. Please try logging in again.",
    );
    await expect(canvas.getByRole("link", { name: "Try Again" })).toBeVisible();
  },
};

export const ExpiredSession: Story = {
  name: "A code that was used already [CALLBACK-07]",
  tags: ["state:callback/expired-session"],
  args: { state: { kind: "failed", message: "This login code was used already." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This login code was used already.");
  },
};

export const FailedLong: Story = {
  name: "A long message wraps [CALLBACK-07]",
  tags: ["state:callback/failed-long", "picture"],
  args: {
    state: { kind: "failed", message: `invalid_grant: ${"unbreakable".repeat(40)}` },
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const FailedMobile: Story = {
  ...FailedServer,
  name: "Failed, on a phone",
  tags: ["state:callback/failed-mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const FailedDark: Story = {
  ...FailedServer,
  name: "Failed, dark",
  tags: ["state:callback/failed-dark"],
  globals: { theme: "dark" },
};
