import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { PlanCard, type PlanCardProps } from "./plan-card.tsx";
import { PlanGrid } from "./plan-grid.tsx";

const onChoose = fn();
const free: PlanCardProps = {
  name: "Free",
  price: "$0",
  period: "for ever",
  credits: "500 credits a month",
  features: ["3 connections", "2 custom workflows", "Community support"],
  action: { label: "Choose Free", onChoose },
};
const professional: PlanCardProps = {
  name: "Professional",
  price: "$29",
  period: "a month",
  credits: "5,000 credits a month",
  features: ["10 connections", "20 custom workflows", "Full API access", "Priority e-mail support"],
  action: { label: "Choose Professional", onChoose },
};
const team: PlanCardProps = {
  name: "Team",
  price: "$99",
  period: "a month",
  credits: "20,000 pooled credits a month",
  features: [
    "5 users included",
    "Unlimited connections and workflows",
    "Shared resources",
    "Dedicated support channel",
  ],
  action: { label: "Choose Team", onChoose },
};
const enterprise: PlanCardProps = {
  name: "Enterprise",
  price: "Custom",
  features: ["Everything in Team", "Credits and limits by agreement", "Your identity provider"],
  action: { label: "Talk to a Human", href: "/ui/enterprise-contact" },
};

const meta = {
  title: "Patterns/Plan Card",
  component: PlanCard,
  args: professional,
  render: (args) => (
    <div className="max-w-80">
      <PlanCard {...args} />
    </div>
  ),
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function grid(cards: readonly PlanCardProps[]) {
  return (
    <PlanGrid>
      {cards.map((card) => (
        <PlanCard key={card.name} {...card} />
      ))}
    </PlanGrid>
  );
}

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, step, userEvent }) => {
    await step("MUST be a region named by its plan, with its price and what it gives", async () => {
      const card = canvas.getByRole("region", { name: "Professional" });
      await expect(card).toHaveTextContent("$29a month");
      await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    });
    onChoose.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Choose Professional" }));
    await expect(onChoose).toHaveBeenCalledOnce();
    canvas.getByRole("button", { name: "Choose Professional" }).blur();
  },
};

export const Playground: Story = { args: { recommended: true } };

export const Current: Story = {
  name: "Current, and disabled by its caller [PRICE-06]",
  args: { current: true, action: { label: "Current Plan", onChoose, disabled: true } },
  play: async ({ canvas, step }) => {
    await step("MUST say in words which plan is the current one", async () => {
      await expect(canvas.getByText("Current plan")).toBeVisible();
    });
    await expect(canvas.getByRole("button", { name: "Current Plan" })).toBeDisabled();
  },
};

export const CurrentFree: Story = {
  name: "Current, and not disabled: Free [PRICE-07]",
  args: { ...free, current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Current plan")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Choose Free" })).toBeEnabled();
  },
};

export const Recommended: Story = { args: { ...team, recommended: true } };

export const Enterprise: Story = {
  name: "Enterprise leads to a contact [PRICE-05]",
  args: enterprise,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Talk to a Human" })).toHaveAttribute(
      "href",
      "/ui/enterprise-contact",
    );
  },
};

export const Choosing: Story = {
  name: "Choosing [LO-104]",
  args: { action: { label: "Choose Professional", onChoose, loading: true } },
  play: async ({ canvas, step, userEvent }) => {
    await step("MUST refuse a second press while the choice runs", async () => {
      onChoose.mockClear();
      const button = canvas.getByRole("button", { name: "Choose Professional" });
      await userEvent.click(button);
      await expect(onChoose).not.toHaveBeenCalled();
      await expect(button).toHaveAttribute("aria-busy", "true");
      button.blur();
    });
  },
};

export const Grid: Story = {
  name: "Grid [PRICE-01 PRICE-02 PRICE-03 PRICE-04]",
  render: () =>
    grid([
      free,
      {
        ...professional,
        current: true,
        action: { label: "Current Plan", onChoose, disabled: true },
      },
      { ...team, recommended: true },
      enterprise,
    ]),
  play: async ({ canvas, step }) => {
    await step("MUST put the buttons of a row on one line", async () => {
      const ends = [
        canvas.getByRole("button", { name: "Choose Free" }),
        canvas.getByRole("button", { name: "Choose Team" }),
        canvas.getByRole("link", { name: "Talk to a Human" }),
      ].map((button) => button.getBoundingClientRect().bottom);
      await expect(new Set(ends).size).toBe(1);
    });
  },
};

export const GridTablet: Story = {
  globals: { viewport: { value: "tablet" } },
  render: () => grid([free, professional, team, enterprise]),
};

export const GridSmallest: Story = {
  globals: { viewport: { value: "smallest" } },
  render: () => grid([free, professional, team, enterprise]),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Rough: Story = {
  render: () =>
    grid([
      {
        name: roughTexts.long,
        price: "$12,345.00",
        period: "each quarter, billed at its end",
        features: Object.values(roughTexts),
        action: { label: roughTexts.long, onChoose },
        current: true,
      },
      {
        name: roughTexts.unbreakable,
        price: "Custom",
        features: [],
        action: { label: roughTexts.rightToLeft, onChoose },
        recommended: true,
      },
    ]),
};
