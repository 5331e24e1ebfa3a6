import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { finishedChat, runningChat } from "./chat.fixtures.ts";
import { chatArgs, chatFrame, promptBox, WithDraft } from "./chat.stage.tsx";
import { ChatScreen } from "./chat.tsx";

const meta = {
  title: "Screens/Chat/Sizes",
  component: ChatScreen,
  ...chatFrame,
  args: chatArgs,
  render: WithDraft,
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tablet: Story = {
  tags: ["state:chat/tablet", "picture"],
  globals: { viewport: { value: "tablet" } },
  args: { state: finishedChat },
};

export const Mobile: Story = {
  name: "On a phone only the conversation, with buttons for both drawers [CHAT-03 LO-41]",
  tags: ["state:chat/mobile"],
  globals: { viewport: { value: "mobile" } },
  args: { state: runningChat },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Open chat history" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Open settings" })).toBeVisible();
    await expect(canvas.queryByRole("complementary")).toBeNull();
  },
};

export const MobileNew: Story = { globals: { viewport: { value: "mobile" } } };

export const HistoryDrawer: Story = {
  name: "The history opens as a drawer [CHAT-04 LO-41]",
  tags: ["state:chat-history/drawer-mobile", "picture"],
  globals: { viewport: { value: "mobile" } },
  args: { state: finishedChat },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open chat history" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Chat History" }));
    await expect(drawer.getByRole("link", { name: "New chat" })).toBeVisible();
    await expect(
      drawer.getByRole("link", { name: /Compare roast volumes with plan/ }),
    ).toBeVisible();
  },
};

export const SettingsDrawer: Story = {
  name: "The settings open as a drawer [CHAT-17 LO-41]",
  tags: ["state:chat-settings/drawer-mobile", "picture"],
  globals: { viewport: { value: "mobile" } },
  args: { state: finishedChat },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open settings" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Settings" }));
    for (const section of [/CHAT SETTINGS/, /UPLOAD DATA/, /CONNECTIONS/, /MODEL/]) {
      await expect(drawer.getByRole("button", { name: section })).toBeInTheDocument();
    }
  },
};

export const KeyboardHeight: Story = {
  name: "On a short window the prompt stays in sight [CHAT-11 LO-130]",
  tags: ["state:chat/mobile-keyboard-height", "picture"],
  parameters: {
    viewport: {
      options: {
        keyboard: { name: "Phone with keyboard", styles: { width: "375px", height: "420px" } },
      },
    },
  },
  globals: { viewport: { value: "keyboard" } },
  args: { state: finishedChat },
  play: async ({ canvas }) => {
    const box = promptBox(canvas).getBoundingClientRect();
    await expect(box.top).toBeGreaterThan(0);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
