import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { expectLink, topBarArgs } from "./top-bar.stage.ts";
import { TopBar } from "./top-bar.tsx";

const meta = {
  title: "Patterns/Shell/TopBar/Visitor",
  component: TopBar,
  parameters: { layout: "fullscreen" },
  args: topBarArgs,
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {
  name: "Visitors see the marketing links and nothing else [SHELL-11 SHELL-12 SHELL-13 SHELL-14 SHELL-15 SHELL-16 SHELL-17 SHELL-18 ROLE-02]",
  tags: ["state:shell-header/logged-out", "picture"],
  args: { account: { kind: "visitor" } },
  play: async ({ canvas }) => {
    await expectLink(canvas, "link", "Switchboard, home", "/");
    await expectLink(canvas, "link", "Pricing", "/ui/pricing");
    await expectLink(canvas, "link", "How It Works", "/ui/how-it-works");
    await expectLink(canvas, "link", "Privacy Policy", "/ui/privacy-policy");
    await expectLink(canvas, "link", "Terms of Service", "/ui/terms-of-service");
    await expectLink(canvas, "link", "API Docs", "https://api.example.test/api/v1/docs");
    await expectLink(canvas, "link", "Log In / Sign Up", "/ui/login");
    // The seven links are all there is: no menu, no switcher, no balance.
    await expect(canvas.getAllByRole("link")).toHaveLength(7);
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByText(/Welcome|Balance|Logout|Inbox|Chat/)).toBeNull();
  },
};

export const LoggedOutMobile: Story = {
  name: "On a phone visitors see the logo and a menu button [SHELL-11]",
  tags: ["state:shell-header/logged-out-mobile"],
  globals: { viewport: { value: "mobile" } },
  args: { account: { kind: "visitor" } },
  play: async ({ canvas }) => {
    await expectLink(canvas, "link", "Switchboard, home", "/");
    await expect(canvas.getByRole("button", { name: "Open menu" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Pricing" })).toBeNull();
  },
};

export const LoggedOutMobileOpen: Story = {
  name: "The phone menu has every entry for visitors [SHELL-12 SHELL-13 SHELL-14 SHELL-15 SHELL-16 SHELL-17]",
  tags: ["state:shell-header/logged-out-mobile-open", "picture"],
  globals: { viewport: { value: "mobile" } },
  args: { account: { kind: "visitor" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    await expectLink(menu, "link", "Pricing", "/ui/pricing");
    await expectLink(menu, "link", "How It Works", "/ui/how-it-works");
    await expectLink(menu, "link", "Privacy Policy", "/ui/privacy-policy");
    await expectLink(menu, "link", "Terms of Service", "/ui/terms-of-service");
    await expectLink(menu, "link", "API Docs", "https://api.example.test/api/v1/docs");
    await expectLink(menu, "link", "Log In / Sign Up", "/ui/login");
  },
};
