import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { signedIn, withShell } from "../screen-frame.tsx";
import { PurchaseCancelledScreen, type PurchaseCancelledState } from "./purchase-cancelled.tsx";

const meta = {
  title: "Screens/Purchase cancelled",
  component: PurchaseCancelledScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", ...signedIn, contract: { slot: "message-page" } },
  decorators: [withShell],
  args: { state: { kind: "ready" }, paths: { pricing: "/ui/pricing" } },
} satisfies Meta<typeof PurchaseCancelledScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Purchase Cancelled [PURCH-05 PURCH-06 PURCH-07]",
  tags: [
    "state:purchase-cancelled/default",
    "state:purchase-cancelled/dark",
    "state:purchase-cancelled/mobile",
    "picture",
  ],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Purchase Cancelled" }),
    ).toBeVisible();
    await expect(canvas.getByText("You have not been charged.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to Pricing" })).toHaveAttribute(
      "href",
      "/ui/pricing",
    );
  },
};

export const kinds = { ready: Default } satisfies Record<PurchaseCancelledState["kind"], Story>;
