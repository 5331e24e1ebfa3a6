import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { member } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { customerIs, free, paths, professional, visitor } from "./pricing.fixtures.ts";
import { PricingScreen } from "./pricing.tsx";
import type { PricingState } from "./pricing.types.ts";

const meta = {
  title: "Screens/Pricing",
  component: PricingScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", shell: { ...signedIn.shell, current: "pricing" } },
  decorators: [withShell],
  args: {
    state: customerIs(professional),
    paths,
    actions: { onChoose: fn(), onManageBilling: fn(), onCloseAlert: fn() },
  },
} satisfies Meta<typeof PricingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const asVisitor = { shell: { account: { kind: "visitor" }, current: "pricing" } } as const;
const plan = (name: string) => within(screen.getByRole("region", { name }));
const factsOf = (name: string) =>
  plan(name)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
const alertSays = async (text: string) => {
  const dialog = within(await screen.findByRole("alertdialog"));
  await expect(dialog.getByText(text)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "OK" }));
};

export const Default: Story = {
  name: "Professional: marked and disabled, with packs [PRICE-06 PRICE-08 PRICE-10 PRICE-11 PRICE-12 LIMIT-21 LO-101]",
  tags: [
    "state:pricing/professional-user",
    "state:pricing/dark",
    "state:pricing/mobile",
    "picture",
  ],
  play: async ({ canvas, args }) => {
    await expect(plan("Professional").getByText("Current plan")).toBeVisible();
    await expect(plan("Professional").getByRole("button", { name: "Current Plan" })).toBeDisabled();
    const packs = within(canvas.getByRole("region", { name: "Credit packs" }));
    await expect(packs.getByText("Paid once. Credits never expire.")).toBeVisible();
    await expect(packs.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Starter Pack1,200 credits$10.00Buy",
      "Pro Pack3,500 credits$25.00Buy",
    ]);
    await userEvent.click(packs.getByRole("button", { name: "Buy Pro Pack" }));
    await expect(args.actions.onChoose).toHaveBeenLastCalledWith({ offer: "pro_pack" });
    await userEvent.click(plan("Team").getByRole("button", { name: "Choose Team" }));
    await expect(args.actions.onChoose).toHaveBeenLastCalledWith({ offer: "team" });
    await userEvent.click(canvas.getByRole("button", { name: "Manage billing" }));
    await expect(args.actions.onManageBilling).toHaveBeenCalledOnce();
    await userEvent.click(plan("Free").getByRole("button", { name: "Switch to Free" }));
    await expect(args.actions.onManageBilling).toHaveBeenCalledTimes(2);
    plan("Free").getByRole("button", { name: "Switch to Free" }).blur();
    await expect(canvas.getByText(/^Professional renews on/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Full ledger" })).toHaveAttribute(
      "href",
      "/ui/credits",
    );
  },
};

export const LoggedOut: Story = {
  name: "Four plans, and nothing about credits for a visitor [PRICE-01 PRICE-02 PRICE-03 PRICE-04 PRICE-05 PRICE-09 PRICE-20 LIMIT-20 LO-100]",
  tags: ["state:pricing/logged-out", "picture"],
  parameters: asVisitor,
  args: { state: visitor },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 }).map((h) => h.textContent)).toEqual([
      "Free",
      "Professional",
      "Team",
      "Enterprise",
    ]);
    await expect(canvas.queryByText("Current plan")).toBeNull();
    await expect(canvas.queryByText("Balance")).toBeNull();
    await expect(plan("Free").getByText("$0")).toBeVisible();
    await expect(factsOf("Free")).toEqual([
      "500 credits a month",
      "3 connections",
      "2 custom workflows",
      "Community support",
    ]);
    await expect(plan("Free").getByRole("link", { name: "Get Started" })).toHaveAttribute(
      "href",
      "/ui/login",
    );
    await expect(plan("Professional").getByText("$29")).toBeVisible();
    await expect(factsOf("Professional")).toEqual([
      "5,000 credits a month",
      "10 connections",
      "20 custom workflows",
      "Full API access",
      "Priority email support",
    ]);
    await expect(plan("Team").getByText("$99")).toBeVisible();
    await expect(factsOf("Team")).toEqual([
      "20,000 pooled credits a month",
      "5 users included",
      "Unlimited connections and workflows",
      "Shared resources",
      "Dedicated support channel",
    ]);
    await expect(canvas.getByText(/Custom workflows are playbooks\./)).toBeVisible();
    await expect(plan("Enterprise").getByText("Custom")).toBeVisible();
    await expect(plan("Enterprise").getByRole("link", { name: "Contact Us" })).toHaveAttribute(
      "href",
      "/ui/enterprise-contact",
    );
    await expect(canvas.queryByRole("region", { name: "Credit packs" })).toBeNull();
  },
};

export const FreeUser: Story = {
  name: "Free: marked, not disabled, no packs [PRICE-07 PRICE-09 PRICE-13 CT-14]",
  tags: ["state:pricing/free-user", "picture"],
  args: { state: customerIs(free), actions: { onChoose: fn(), onCloseAlert: fn() } },
  play: async ({ canvas }) => {
    await expect(plan("Free").getByText("Current plan")).toBeVisible();
    await expect(plan("Free").getByRole("link", { name: "Open Chat" })).toHaveAttribute(
      "href",
      "/switchboard-chat",
    );
    await expect(canvas.getByText("497")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Credit packs" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Manage billing" })).toBeNull();
  },
};

export const TeamUser: Story = {
  name: "Team: marked and disabled, with packs, until its last day [PRICE-06 PRICE-08]",
  tags: ["state:pricing/team-user"],
  args: {
    state: customerIs({
      ...professional,
      tier: "team",
      term: { kind: "ends", date: "2026-12-03T09:00:00Z" },
      recent: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(plan("Team").getByRole("button", { name: "Current Plan" })).toBeDisabled();
    await expect(canvas.getByRole("region", { name: "Credit packs" })).toBeVisible();
    await expect(canvas.getByText(/^Team ends on/)).toBeVisible();
  },
};

export const EnterpriseUser: Story = {
  name: "Enterprise: marked and disabled, with packs [PRICE-06 PRICE-08 LO-102]",
  tags: ["state:pricing/enterprise-user"],
  args: { state: customerIs({ ...professional, tier: "enterprise", term: null }) },
  play: async ({ canvas }) => {
    await expect(plan("Enterprise").getByRole("button", { name: "Current Plan" })).toBeDisabled();
    await expect(canvas.getByRole("region", { name: "Credit packs" })).toBeVisible();
  },
};

export const BalanceRounding: Story = {
  name: "No decimals here, two in the bar [PRICE-13 LIMIT-06 CT-28]",
  tags: ["state:pricing/balance-rounding"],
  parameters: {
    shell: { account: { kind: "user", user: { ...member, balance: 1234.56 } }, current: "pricing" },
  },
  args: { state: customerIs({ ...professional, balance: 1234.56 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1,235")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Balance: 1234.56 credits" })).toBeVisible();
  },
};

export const Choosing: Story = {
  name: "While the checkout starts, nothing else can be chosen [PRICE-17 LO-104]",
  tags: ["state:pricing/choosing", "picture"],
  args: { state: { ...customerIs(professional), choosing: "team" } },
  play: async ({ canvas, args }) => {
    const chosen = plan("Team").getByRole("button", { name: "Choose Team" });
    await expect(chosen).toHaveAttribute("aria-busy", "true");
    await userEvent.click(chosen);
    await expect(args.actions.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "Buy Starter Pack" })).toBeDisabled();
    chosen.blur();
  },
};

export const LoginRequired: Story = {
  name: "You must log in or sign up first. [PRICE-14 ERR-60]",
  tags: ["state:pricing/login-required-alert", "picture"],
  parameters: asVisitor,
  args: { state: { ...visitor, alert: "You must log in or sign up first." } },
  play: async ({ args }) => {
    await alertSays("You must log in or sign up first.");
    await expect(args.actions.onCloseAlert).toHaveBeenCalledOnce();
  },
};

export const CheckoutFailedServer: Story = {
  name: "The server's reason of a checkout that failed [PRICE-19]",
  tags: ["state:pricing/checkout-failed-server"],
  args: {
    state: {
      ...customerIs(professional),
      alert: "The payment provider did not answer. Nothing was charged. Please try again.",
    },
  },
  play: () =>
    alertSays("The payment provider did not answer. Nothing was charged. Please try again."),
};

export const CheckoutFailedFallback: Story = {
  name: "An unknown error occurred. Please try again. [PRICE-19 ERR-59]",
  tags: ["state:pricing/checkout-failed-fallback"],
  args: {
    state: {
      ...customerIs(professional),
      alert: "An unknown error occurred. Please try again.",
    },
  },
  play: () => alertSays("An unknown error occurred. Please try again."),
};

export const ConfigFailed: Story = {
  name: "Without the payment config the page is complete [PRICE-18]",
  tags: ["state:pricing/config-failed"],
  args: { actions: { onChoose: fn(), onCloseAlert: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(6);
    await expect(plan("Team").getByRole("button", { name: "Choose Team" })).toBeEnabled();
  },
};

export const Loading: Story = {
  name: "While the page loads [PRICE-01 LO-136]",
  tags: ["state:pricing/loading"],
  args: { state: { kind: "loading" } },
};

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  PricingState["kind"],
  Story
>;

export const Tablet: Story = {
  name: "Two by two on a tablet [PRICE-01 LO-130]",
  tags: ["state:pricing/tablet", "picture"],
  globals: { viewport: { value: "tablet" } },
  play: async () => {
    const tops = ["Free", "Professional", "Team", "Enterprise"].map(
      (name) => screen.getByRole("region", { name }).getBoundingClientRect().top,
    );
    await expect(tops[0]).toBe(tops[1]);
    await expect(tops[2]).toBe(tops[3]);
    await expect(tops[2]).not.toBe(tops[0]);
  },
};
