import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { AccountMenu } from "./account-menu.tsx";
import { Footer } from "./footer.tsx";
import { MessagePage } from "./message-page.tsx";
import { OrganizationSwitcher } from "./organization-switcher.tsx";
import { Page } from "./page.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { brand, member, paths } from "./shell.fixtures.ts";
import { Shell } from "./shell.tsx";
import { TopBar } from "./top-bar.tsx";
import { VisitorShell } from "./visitor-shell.tsx";

const meta = {
  title: "Patterns/Shell/Shell",
  component: Shell,
  subcomponents: {
    TopBar,
    Footer,
    Page,
    MessagePage,
    PageSkeleton,
    AccountMenu,
    OrganizationSwitcher,
    VisitorShell,
  },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "30rem" } } },
  args: {
    brand,
    paths,
    account: { kind: "user", user: member },
    current: null,
    theme: "system",
    onThemeChange: fn(),
    onSwitchOrganization: fn(),
    build: { kind: "known", version: "1.4.2" },
    year: 2026,
    children: (
      <MessagePage title="A short page">The footer still sits at the lower edge.</MessagePage>
    ),
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["picture"] };
export const Playground: Story = {};

export const Layout: Story = {
  name: "Bar, page and footer; the footer ends the window also on a short page [SHELL-01]",
  tags: ["state:shell-page/layout"],
  play: async ({ canvas, step }) => {
    await step("MUST end the window with its footer, also on a short page", async () => {
      const bar = canvas.getByRole("banner").getBoundingClientRect();
      const page = canvas.getByRole("main").getBoundingClientRect();
      const footer = canvas.getByRole("contentinfo").getBoundingClientRect();
      await expect(bar.top).toBe(0);
      await expect(page.top).toBe(bar.bottom);
      await expect(footer.top).toBe(page.bottom);
      await expect(footer.bottom).toBe(window.innerHeight);
    });
  },
};

export const SkipLink: Story = {
  name: "The first stop of the keyboard skips to the page",
  play: async ({ canvas, step }) => {
    await step("MUST begin with a link that skips to the page", async () => {
      await userEvent.tab();
      const skip = canvas.getByRole("link", { name: "Skip to content" });
      await expect(skip).toHaveFocus();
      const main = canvas.getByRole("main");
      await expect(skip).toHaveAttribute("href", `#${main.id}`);
      // Browsers focus the target of a hash link only if it is focusable.
      main.focus();
      await expect(main).toHaveFocus();
    });
  },
};

export const RouteLoading: Story = {
  name: "While the next page loads the shell stays, the page is busy [SHELL-01 LO-136]",
  tags: ["state:shell-page/route-loading", "picture"],
  args: { routeLoading: true, children: <PageSkeleton /> },
  play: async ({ canvas, step }) => {
    await step(
      "MUST say that the page is busy while the next one loads, and stay usable",
      async () => {
        await expect(canvas.getByRole("progressbar", { name: "Loading page" })).toBeInTheDocument();
        await expect(canvas.getByRole("main")).toHaveAttribute("aria-busy", "true");
        await expect(canvas.getByRole("banner")).toBeVisible();
        await expect(canvas.getByRole("contentinfo")).toBeVisible();
      },
    );
  },
};

export const Fixed: Story = {
  name: "A page of fixed height never scrolls the window",
  args: {
    fixed: true,
    children: (
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="h-400 p-8">Long</div>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollHeight).toBe(window.innerHeight);
  },
};

export const ForVisitors: Story = {
  name: "A page outside of the app has the visitor's bar and the same frame [SHELL-01 SHELL-11]",
  render: ({ brand: product, paths: links, theme, onThemeChange, build, year, children }) => (
    <VisitorShell
      brand={product}
      build={build}
      current="pricing"
      onThemeChange={onThemeChange}
      paths={links}
      theme={theme}
      year={year}
    >
      {children}
    </VisitorShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName("Pricing");
    await expect(canvas.getByRole("link", { name: "Log In / Sign Up" })).toBeVisible();
    await expect(canvas.getByRole("contentinfo").getBoundingClientRect().bottom).toBe(
      window.innerHeight,
    );
  },
};
