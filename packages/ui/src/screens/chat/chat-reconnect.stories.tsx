import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { deskSchema, deskValues } from "../../patterns/manifest-form/manifest-form.fixtures.ts";
import { runningChat } from "./chat.fixtures.ts";
import { chatArgs, chatFrame, WithDraft } from "./chat.stage.tsx";
import { ChatScreen } from "./chat.tsx";
import type { ChatReady, ChatReconnect } from "./chat.types.ts";

const meta = {
  title: "Screens/Chat/Reconnect",
  component: ChatScreen,
  ...chatFrame,
  args: {
    ...chatArgs,
    onReconnect: fn(),
    onCancelReconnect: fn(),
    onSaveReconnect: fn(),
    onSkipConnection: fn(),
  },
  render: WithDraft,
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused: ChatReconnect = {
  id: "r-1",
  tool: "search_tickets",
  connection: { name: "Support desk", plugin: "Harbor Desk", logoUrl: null },
  problem: "Harbor Desk says: Invalid token (401). Check 'API token' of the connection.",
};
const waiting = (more: Partial<ChatReconnect> = {}): ChatReady => ({
  ...runningChat,
  run: { ...runningChat.run, status: "awaiting_approval" },
  reconnect: { ...refused, ...more },
});
const form = { settings: deskSchema, configuration: deskValues, saving: false, failure: null };
const card = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("region", { name: "Connection needed" }));

export const Waits: Story = {
  name: "A run that an app let in no more says which, why and the two ways on",
  tags: ["picture"],
  args: { state: waiting() },
  play: async ({ canvas, args, userEvent }) => {
    const needed = card(canvas);
    await expect(needed.getByText(/needs to be reconnected$/)).toHaveTextContent("Support desk");
    await expect(needed.getByText(/Invalid token \(401\)/)).toBeVisible();
    await expect(needed.getByText("search_tickets")).toBeVisible();
    await userEvent.click(needed.getByRole("button", { name: "Reconnect" }));
    await expect(args.onReconnect).toHaveBeenCalledTimes(1);
    await userEvent.click(needed.getByRole("button", { name: "Continue without it" }));
    await expect(args.onSkipConnection).toHaveBeenCalledTimes(1);
  },
};

export const GivesCredentials: Story = {
  name: "Other credentials are given on the spot; only what was typed is sent [CEDIT-05 CEDIT-07]",
  args: { state: waiting({ form }) },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Reconnect Support desk" }));
    await expect(dialog.getByRole("textbox", { name: "Subdomain" })).toBeDisabled();
    const token = dialog.getByLabelText("API token");
    await expect(token).toHaveAttribute("type", "password");
    await userEvent.type(token, "new-secret");
    await userEvent.click(dialog.getByRole("button", { name: "Reconnect" }));
    await waitFor(() =>
      expect(args.onSaveReconnect).toHaveBeenCalledWith({
        credentials: { api_token: "new-secret" },
      }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(args.onCancelReconnect).toHaveBeenCalledTimes(1);
  },
};

export const RefusedAgain: Story = {
  name: "What the app says of the new ones stands in the form [CEDIT-21]",
  args: { state: waiting({ form: { ...form, failure: "Harbor Desk refused the API token." } }) },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Reconnect Support desk" }));
    await expect(dialog.getByText("Harbor Desk refused the API token.")).toBeVisible();
  },
};

export const Trying: Story = {
  name: "While they are tried nothing can be changed",
  args: { state: waiting({ form: { ...form, saving: true } }) },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Reconnect Support desk" }));
    await expect(dialog.getByLabelText("API token")).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancelReconnect).not.toHaveBeenCalled();
  },
};

export const OnTheAppsPage: Story = {
  name: "An app that asks on its own page is reconnected there",
  args: { state: waiting({ href: "https://api.example.test/start?connection=c-1" }) },
  play: async ({ canvas }) => {
    await expect(card(canvas).getByRole("link", { name: "Reconnect" })).toHaveAttribute(
      "href",
      "https://api.example.test/start?connection=c-1",
    );
  },
};

export const GoingOn: Story = {
  name: "Going on without it is on its way",
  args: { state: waiting({ skipping: true }) },
  play: async ({ canvas, args, userEvent }) => {
    const skip = card(canvas).getByRole("button", { name: "Continue without it" });
    await expect(skip).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(skip);
    await expect(args.onSkipConnection).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: "What did not arrive can be tried again",
  args: { state: waiting({ error: "The server could not be reached." }) },
  play: async ({ canvas }) => {
    await expect(card(canvas).getByText("The server could not be reached.")).toBeVisible();
    await expect(card(canvas).getByRole("button", { name: "Reconnect" })).toBeEnabled();
  },
};

export const Narrow: Story = {
  name: "Long words stay inside on a small screen",
  args: {
    state: waiting({
      connection: { ...refused.connection, name: "Unbreakable".repeat(12) },
      tool: `a_tool_${"x".repeat(70)}`,
    }),
  },
  globals: { viewport: { value: "smallest" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { args: { state: waiting() }, globals: { theme: "dark" } };
