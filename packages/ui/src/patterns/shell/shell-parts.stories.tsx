import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { Button, LinkButton } from "../../components/button/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { roughTexts } from "../../testing/matrix.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { MessagePage } from "./message-page.tsx";
import { OrganizationSwitcher } from "./organization-switcher.tsx";
import { Page } from "./page.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { admin, member, paths } from "./shell.fixtures.ts";

const meta = {
  title: "Patterns/Shell/Parts",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: {
    children: (
      <PageHeader
        title="My Connections"
        description="The apps that the agent can read and act in."
        actions={<Button variant="primary">Add Connection</Button>}
      />
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["picture"] };

export const Playground: Story = { args: { width: "wide" } };

export const Message: Story = {
  render: () => (
    <MessagePage
      title="This page does not exist"
      actions={
        <LinkButton href="/" variant="primary">
          Go Home
        </LinkButton>
      }
    >
      <p>The address may be old, or mistyped.</p>
    </MessagePage>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST say one thing on a message page, and offer the way on", async () => {
      const [title, ...others] = canvas.getAllByRole("heading");
      await expect(title).toHaveAccessibleName("This page does not exist");
      await expect(others).toHaveLength(0);
      await expect(canvas.getByRole("link", { name: "Go Home" })).toBeVisible();
    });
  },
};

export const LongMessage: Story = {
  globals: { viewport: { value: "smallest" } },
  render: () => (
    <MessagePage title={roughTexts.unbreakable} actions={<Button>{roughTexts.long}</Button>}>
      <p>{roughTexts.unbreakable}</p>
    </MessagePage>
  ),
  play: async ({ step }) => {
    await step("MUST stay inside the window, however long a name is", async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

export const Loading: Story = {
  render: () => <PageSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Loading page$/);
  },
};

export const Account: Story = {
  render: () => (
    <div className="flex justify-end p-4">
      <AccountMenu
        user={admin}
        paths={paths}
        current="profile"
        theme="system"
        onThemeChange={fn()}
      />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Welcome, / }));
    await screen.findByRole("menu");
    await step("MUST mark the link of the current page for screen readers", async () => {
      const profile = screen.getByRole("menuitem", { name: "My Profile" });
      await expect(profile).toHaveAttribute("aria-current", "page");
    });
  },
};

export const Organization: Story = {
  render: () => (
    <div className="p-4">
      <OrganizationSwitcher user={member} onSwitch={fn()} block />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST name the organization in force on the button that changes it", async () => {
      await expect(
        canvas.getByRole("button", { name: "Organization: Halden Coffee" }),
      ).toBeVisible();
    });
  },
};
