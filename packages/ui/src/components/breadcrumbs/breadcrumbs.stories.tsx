import type { Meta, StoryObj } from "@storybook/react-vite";
import { Building2 } from "lucide-react";
import { expect, screen, waitFor } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const items = [
  { label: "Halden Coffee", href: "#halden", icon: Building2 },
  { label: "My Connections", href: "#connections" },
  { label: "Zendesk – Support", href: "#zendesk" },
  { label: "Tools", href: "#tools" },
  { label: "update_ticket", href: "#update-ticket" },
];

const meta = {
  title: "Components/Breadcrumbs",
  component: Breadcrumbs,
  args: { items },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("MUST be a landmark with a name, and mark this page", async () => {
      await expect(canvas.getByRole("navigation", { name: "Breadcrumbs" })).toBeVisible();
      await expect(canvas.getAllByRole("link")).toHaveLength(5);
      await expect(canvas.getByRole("link", { name: "update_ticket" })).toHaveAttribute(
        "aria-current",
        "page",
      );
    });
  },
};

export const Playground: Story = { args: { size: "sm" } };

export const Narrow: Story = {
  render: (args) => (
    <div data-testid="room" className="w-80">
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST lead to the levels that have no room by a menu", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Show hidden levels" }));
      await expect(await screen.findByRole("menuitem", { name: "My Connections" })).toHaveAttribute(
        "href",
        "#connections",
      );
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    });
    const room = canvas.getByTestId("room");
    await step("MUST keep the first level and this page in sight at any width", async () => {
      room.style.inlineSize = "12rem";
      await waitFor(() => expect(canvas.getAllByRole("link")).toHaveLength(2));
      await expect(canvas.getByRole("link", { name: "Halden Coffee" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "update_ticket" })).toBeVisible();
    });
    await step("MUST bring the levels back when there is room again", async () => {
      room.style.inlineSize = "60rem";
      await waitFor(() => expect(canvas.getAllByRole("link")).toHaveLength(5));
    });
    room.style.inlineSize = "";
    await canvas.findByRole("button", { name: "Show hidden levels" });
  },
};

export const RightToLeft: Story = { args: { items }, globals: { direction: "rtl" } };

const rough = Object.entries(roughTexts).map(([name, text]) => ({ label: text, href: `#${name}` }));

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid gap-6">
      <Matrix rows={["sm", "md"] as const} columns={["w-44", "w-66", "w-120"] as const}>
        {(size, width) => (
          <div className={width}>
            <Breadcrumbs aria-label={`${size} ${width}`} items={items} size={size} />
          </div>
        )}
      </Matrix>
      <Breadcrumbs aria-label="One level" items={items.slice(0, 1)} />
      {["w-66", "w-120"].map((width) => (
        <div key={width} className={width}>
          <Breadcrumbs aria-label={`Rough ${width}`} items={rough} />
        </div>
      ))}
    </div>
  ),
};
