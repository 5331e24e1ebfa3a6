import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { BackLink } from "./back-link.tsx";

const meta = {
  title: "Components/BackLink",
  component: BackLink,
  args: { href: "/ui/connections", children: "My Connections" },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole("link", { name: "My Connections" });
    await step("MUST be a link to a fixed place, never the browser history", async () => {
      await expect(link).toHaveAttribute("href", "/ui/connections");
    });
    await step("MUST be a target of at least 24 px", async () => {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    });
  },
};

export const Playground: Story = { args: { children: "All playbooks" } };

export const WithoutWords: Story = {
  args: { children: undefined },
  play: async ({ canvas, step }) => {
    await step("MUST say Back where it has no words of its own", async () => {
      await expect(canvas.getByRole("link", { name: "Back" })).toBeVisible();
    });
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { children: roughTexts.rightToLeft },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: (args) => (
    <div className="grid w-60 justify-items-start gap-3">
      {["My Connections", ...Object.values(roughTexts)].map((text) => (
        <BackLink {...args} key={text}>
          {text}
        </BackLink>
      ))}
    </div>
  ),
};
