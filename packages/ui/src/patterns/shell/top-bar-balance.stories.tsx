import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { member } from "./shell.fixtures.ts";
import { TopBar } from "./top-bar.tsx";
import { topBarArgs } from "./top-bar.stage.ts";

const meta = {
  title: "Patterns/Shell/TopBar/Balance",
  component: TopBar,
  parameters: { layout: "fullscreen" },
  args: topBarArgs,
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const balance = (credits: number, text: string): Pick<Story, "args" | "play"> => ({
  args: { account: { kind: "user", user: { ...member, balance: credits } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: `Balance: ${text} credits` })).toBeVisible();
  },
});

export const BalanceZero: Story = {
  name: "No credits read as 0.00 [SHELL-34 LIMIT-05]",
  tags: ["state:shell-header/balance-zero"],
  ...balance(0, "0.00"),
};

export const BalanceFraction: Story = {
  name: "A balance of 12.5 reads 12.50 [SHELL-34 LIMIT-05]",
  tags: ["state:shell-header/balance-fraction"],
  ...balance(12.5, "12.50"),
};

export const BalanceLarge: Story = {
  name: "A large balance fits, without separators [SHELL-34 LIMIT-05]",
  tags: ["state:shell-header/balance-large", "picture"],
  ...balance(1234567.89, "1234567.89"),
};

export const BalanceNegative: Story = {
  name: "A negative balance carries its sign [SHELL-34]",
  tags: ["state:shell-header/balance-negative", "picture"],
  ...balance(-3.2, "-3.20"),
};

export const BalanceUpdatedLive: Story = {
  name: "The balance follows a stream event, and nothing beside it moves [STREAM-07]",
  tags: ["state:shell-header/balance-updated-live"],
  render: function Live(args) {
    const [credits, setCredits] = useState(12.5);
    return (
      <>
        <TopBar {...args} account={{ kind: "user", user: { ...member, balance: credits } }} />
        <button type="button" className="p-4" onClick={() => setCredits(11.25)}>
          Receive balance_update
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Balance: 12.50 credits" });
    const before = link.getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button", { name: "Receive balance_update" }));
    await expect(link).toHaveAccessibleName("Balance: 11.25 credits");
    await expect(link.getBoundingClientRect().width).toBe(before.width);
    await expect(link.getBoundingClientRect().x).toBe(before.x);
  },
};
