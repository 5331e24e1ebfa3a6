import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { signedIn, withShell } from "../screen-frame.tsx";
import { PurchaseSuccessScreen, type PurchaseSuccessState } from "./purchase-success.tsx";

const meta = {
  title: "Screens/Purchase success",
  component: PurchaseSuccessScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", ...signedIn, contract: { slot: "message-page" } },
  decorators: [withShell],
  args: {
    state: { kind: "refreshed" },
    paths: { connections: "/ui/connections", chat: "/switchboard-chat" },
  },
} satisfies Meta<typeof PurchaseSuccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Purchase Successful! [PURCH-01 PURCH-02 PURCH-03 LO-103]",
  tags: [
    "state:purchase-success/default",
    "state:purchase-success/dark",
    "state:purchase-success/mobile",
    "picture",
  ],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Purchase Successful!" }),
    ).toBeVisible();
    await expect(canvas.getByText("Your credits have been added to your account.")).toBeVisible();
    await expect(canvas.getByText("Your new balance is shown in the navigation.")).toBeVisible();
    const main = canvas.getByRole("main");
    await expect(main.querySelector('a[href="/switchboard-chat"]')).toHaveTextContent("Go to Chat");
    await expect(main.querySelector('a[href="/ui/connections"]')).toHaveTextContent(
      "My Connections",
    );
  },
};

export const Refreshing: Story = {
  name: "While the balance is updated [PURCH-01 LO-136]",
  tags: ["state:purchase-success/refreshing"],
  args: { state: { kind: "refreshing" } },
};

export const RefreshFailed: Story = {
  name: "The balance could not be updated [PURCH-01 LO-105]",
  tags: ["state:purchase-success/refresh-failed"],
  args: { state: { kind: "failed" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your credits have been added to your account.")).toBeVisible();
  },
};

export const LoggedOut: Story = {
  name: "Without a user nothing is said about a balance [PURCH-01 LO-105]",
  tags: ["state:purchase-success/logged-out"],
  parameters: { shell: { account: { kind: "visitor" } } },
  args: { state: { kind: "visitor" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/balance/)).toBeNull();
  },
};

export const kinds = {
  refreshing: Refreshing,
  refreshed: Default,
  failed: RefreshFailed,
  visitor: LoggedOut,
} satisfies Record<PurchaseSuccessState["kind"], Story>;
