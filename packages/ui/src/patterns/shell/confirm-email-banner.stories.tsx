import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ConfirmEmailBanner } from "./confirm-email-banner.tsx";
import { MessagePage } from "./message-page.tsx";
import { brand, member, paths } from "./shell.fixtures.ts";
import { Shell } from "./shell.tsx";

const meta = {
  title: "Patterns/Shell/Confirm email banner",
  component: ConfirmEmailBanner,
  parameters: { layout: "fullscreen" },
  args: { email: "maya@haldencoffee.example", onResend: fn() },
} satisfies Meta<typeof ConfirmEmailBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "What an unconfirmed address prevents, and a way to get the link again",
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("region", { name: "Confirm your email." })).toHaveTextContent(
      "Follow the link that we sent to maya@haldencoffee.example.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Resend" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const Sending: Story = {
  args: { resending: "sending" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Resend/ }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  args: { resending: "sent" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region")).toHaveTextContent(
      "We sent another link to maya@haldencoffee.example.",
    );
  },
};

export const Failed: Story = {
  args: { failure: "Too many attempts. Please wait 15 minutes and try again." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region")).toHaveTextContent("Please wait 15 minutes");
  },
};

export const LongAddress: Story = {
  args: { email: `${"maya.halden.".repeat(8)}of.the.northern.valleys@haldencoffee.example` },
};

export const AboveThePage: Story = {
  name: "Between the bar and every page, also one of fixed height",
  tags: ["picture"],
  render: (args) => (
    <Shell
      account={{ kind: "user", user: member }}
      banner={<ConfirmEmailBanner {...args} />}
      brand={brand}
      build={{ kind: "known", version: "1.4.2" }}
      current={null}
      fixed
      onSwitchOrganization={fn()}
      onThemeChange={fn()}
      paths={paths}
      theme="system"
      year={2026}
    >
      <MessagePage title="A page">It begins below the banner.</MessagePage>
    </Shell>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("banner").getBoundingClientRect();
    const banner = canvas
      .getByRole("region", { name: "Confirm your email." })
      .getBoundingClientRect();
    await expect(banner.top).toBe(bar.bottom);
    await expect(canvas.getByRole("main").getBoundingClientRect().top).toBe(banner.bottom);
  },
};
