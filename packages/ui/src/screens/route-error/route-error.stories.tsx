import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { withShell } from "../screen-frame.tsx";
import { RouteErrorScreen, type RouteErrorState } from "./route-error.tsx";

const meta = {
  title: "Screens/RouteError",
  component: RouteErrorScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", contract: { slot: "message-page" } },
  decorators: [withShell],
  args: {
    state: { kind: "failed", message: "Cannot read the answer of the server." },
    onRetry: fn(),
  },
} satisfies Meta<typeof RouteErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Says that something went wrong, the details are folded away [SHELL-08 SHELL-09 ERR-34]",
  tags: ["state:route-error/collapsed", "state:inbox/load-failed", "picture"],
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Something went wrong!" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show Error" })).toBeVisible();
    await expect(canvas.getByText(args.state.message)).not.toBeVisible();
  },
};

export const Expanded: Story = {
  name: "Show Error reveals the message, Hide Error hides it again [SHELL-09 SHELL-10 ERR-34]",
  tags: ["state:route-error/expanded", "picture"],
  play: async ({ canvas, args }) => {
    const details = () => canvas.getByText(args.state.message);
    await userEvent.click(canvas.getByRole("button", { name: "Show Error" }));
    await expect(details()).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hide Error" }));
    await expect(details()).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show Error" }));
    await expect(canvas.getByRole("button", { name: "Hide Error" })).toBeVisible();
  },
};

export const Gone: Story = {
  name: "What cannot come back has a way on instead of another try [SHELL-08]",
  tags: ["picture"],
  args: {
    state: {
      kind: "missing",
      message: "Chat session not found.",
      what: "chat",
      back: { label: "New chat", href: "/switchboard-chat" },
    },
    onRetry: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "New chat" })).toHaveAttribute(
      "href",
      "/switchboard-chat",
    );
    await expect(canvas.getByText(/^This chat was not found\./)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try Again" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Show Error" })).toBeVisible();
  },
};

export const kinds = { failed: Default, missing: Gone } satisfies Record<
  RouteErrorState["kind"],
  Story
>;

const trace = Array.from(
  { length: 40 },
  (_, line) => `    at loadChat (chat-loader.ts:${line + 1}:13)`,
).join("\n");

export const ExpandedLong: Story = {
  name: "Long details scroll inside [SHELL-09]",
  tags: ["state:route-error/expanded-long", "picture"],
  args: { state: { kind: "failed", message: `TypeError: oops\n${trace}` }, defaultExpanded: true },
  play: async ({ canvas }) => {
    const details = canvas.getByRole("region", { name: "Error details" });
    await expect(details.scrollHeight).toBeGreaterThan(details.clientHeight);
  },
};

export const ApiCallFailed: Story = {
  name: "An answer without a detail reads as status and text [SHELL-09 ERR-67]",
  tags: ["state:route-error/api-call-failed-text"],
  args: {
    state: { kind: "failed", message: "API call failed: 500 Internal Server Error" },
    defaultExpanded: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("API call failed: 500 Internal Server Error")).toBeVisible();
  },
};

export const AppInfoFailed: Story = {
  name: "Pages that need app info end here without it [ERR-28 CONN-23]",
  tags: ["state:welcome/app-info-failed", "state:connections/app-info-failed"],
  args: {
    state: { kind: "failed", message: "Could not load application information." },
    defaultExpanded: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Could not load application information.")).toBeVisible();
  },
};

export const AppInfoInvalid: Story = {
  name: "And with one that is none [ERR-29 CONN-24]",
  tags: ["state:connections/app-info-invalid"],
  args: {
    state: { kind: "failed", message: "Invalid configuration was received from the server." },
    defaultExpanded: true,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Invalid configuration was received from the server."),
    ).toBeVisible();
  },
};

export const ManifestMissing: Story = {
  name: "An unknown plugin cannot be connected [CADD-16 ERR-20]",
  tags: ["state:connection-add/manifest-missing"],
  args: {
    state: { kind: "failed", message: "Could not load manifest for plugin 'x'." },
    defaultExpanded: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Could not load manifest for plugin 'x'.")).toBeVisible();
  },
};

export const ConnectionMissing: Story = {
  name: "A connection that is not there, or is somebody else's [CEDIT-20 ERR-21]",
  tags: ["state:connection-edit/not-found"],
  args: {
    state: {
      kind: "failed",
      message: "Connection not found or you do not have permission to view it.",
    },
    defaultExpanded: true,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Connection not found or you do not have permission to view it."),
    ).toBeVisible();
  },
};

export const SetupMissing: Story = {
  name: "A plugin without a setup guide [DOCS-04 ERR-27]",
  tags: ["state:setup-guide/missing"],
  args: {
    state: { kind: "failed", message: "Setup guide content not found." },
    defaultExpanded: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Setup guide content not found.")).toBeVisible();
  },
};

export const DocumentationMissing: Story = {
  name: "A tool without documentation [DOCS-08 ERR-26]",
  tags: ["state:tool-docs/missing"],
  args: {
    state: { kind: "failed", message: "Documentation content not found." },
    defaultExpanded: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Documentation content not found.")).toBeVisible();
  },
};

export const UnknownSession: Story = {
  name: "A chat that is not there ends here [CT-18]",
  tags: ["state:chat/unknown-session"],
  args: { state: { kind: "failed", message: "Chat session not found." }, defaultExpanded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chat session not found.")).toBeVisible();
  },
};

export const Retrying: Story = {
  name: "Says that the page is being loaded again",
  tags: ["picture"],
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Try Again/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const Mobile: Story = {
  tags: ["state:route-error/mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const Dark: Story = { tags: ["state:route-error/dark"], globals: { theme: "dark" } };

export const ItemNotFound: Story = {
  name: "An inbox item that is not there [ITEM-15 ERR-47]",
  tags: ["state:inbox-item/not-found"],
  args: {
    state: {
      kind: "missing",
      message: "Inbox item with ID 42 not found.",
      what: "inbox item",
      back: { label: "Inbox", href: "/switchboard-inbox" },
    },
    defaultExpanded: true,
    onRetry: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Inbox item with ID 42 not found.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Inbox" })).toHaveAttribute(
      "href",
      "/switchboard-inbox",
    );
  },
};
