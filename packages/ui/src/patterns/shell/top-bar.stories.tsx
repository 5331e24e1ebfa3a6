import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { admin, member } from "./shell.fixtures.ts";
import { expectLink, openAccountMenu, topBarArgs } from "./top-bar.stage.ts";
import { TopBar } from "./top-bar.tsx";

const meta = {
  title: "Patterns/Shell/TopBar",
  component: TopBar,
  parameters: { layout: "fullscreen" },
  args: topBarArgs,
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["picture"] };

export const Playground: Story = {
  args: { account: { kind: "user", user: admin }, current: "chat" },
};

export const WithSearch: Story = {
  name: "With a button that opens the search",
  tags: ["picture"],
  args: { account: { kind: "user", user: member }, current: "chat", onSearch: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const Unknown: Story = {
  name: "While it is unknown who is there, neither kind of entry is shown [SHELL-11 SHELL-18]",
  args: { account: { kind: "unknown" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const User: Story = {
  name: "Signed-in bar and its menu show every entry, no admin links, no switcher [SHELL-20 SHELL-25 SHELL-28 SHELL-29 SHELL-30 SHELL-31 SHELL-32 SHELL-33 SHELL-34 SHELL-35 SHELL-36 SHELL-37]",
  tags: ["state:shell-header/user"],
  play: async ({ canvas }) => {
    await expectLink(canvas, "link", "Chat", "/switchboard-chat");
    await expectLink(canvas, "link", "Inbox", "/switchboard-inbox");
    await expectLink(canvas, "link", "My Connections", "/ui/connections");
    await expectLink(canvas, "link", "My Playbooks", "/ui/playbooks");
    await expectLink(canvas, "link", "API Keys", "/ui/developer-settings");
    await expectLink(canvas, "link", "Balance: 1842.50 credits", "/ui/pricing");
    await expect(canvas.queryByRole("button", { name: /^Organization:/ })).toBeNull();
    await expect(
      canvas.getByRole("button", { name: "Welcome, maya@haldencoffee.example" }),
    ).toBeVisible();
    const menu = await openAccountMenu(canvas);
    await expectLink(menu, "menuitem", "My Profile", "/ui/profile");
    await expectLink(menu, "menuitem", "Account", "/ui/account");
    await expectLink(menu, "menuitem", "Organization", "/ui/organization/settings");
    await expectLink(menu, "menuitem", "Logout", "https://api.example.test/api/v1/auth/logout");
    await expect(menu.queryByRole("menuitem", { name: "Plugin Settings" })).toBeNull();
    await expect(menu.queryByRole("menuitem", { name: "Manage Users" })).toBeNull();
  },
};

export const ThemeChoice: Story = {
  name: "The theme is chosen in the account menu",
  play: async ({ canvas, args }) => {
    const menu = await openAccountMenu(canvas);
    await expect(menu.getByRole("menuitemradio", { name: "System" })).toBeChecked();
    await userEvent.click(menu.getByRole("menuitemradio", { name: "Dark" }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith("dark");
  },
};

export const Admin: Story = {
  name: "Administrators also reach the pages of the administration [SHELL-26 SHELL-27 ROLE-05]",
  tags: ["state:shell-header/admin", "picture"],
  args: { account: { kind: "user", user: admin } },
  play: async ({ canvas }) => {
    const menu = await openAccountMenu(canvas);
    await expectLink(menu, "menuitem", "Plugin Settings", "/ui/admin/settings");
    await expectLink(menu, "menuitem", "Manage Users", "/ui/admin/users");
    await expectLink(menu, "menuitem", "Usage", "/ui/admin/usage");
    await expectLink(menu, "menuitem", "Health", "/ui/admin/health");
    await expectLink(menu, "menuitem", "Audit Log", "/ui/admin/audit");
  },
};

export const LongEmail: Story = {
  name: "A 60-character e-mail does not break the bar [SHELL-25]",
  tags: ["state:shell-header/long-email", "picture"],
  args: {
    account: {
      kind: "user",
      user: { ...member, email: "maximiliana.featherstonehaugh-of-the-north@haldencoffee.example" },
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getByRole("button", { name: /^Welcome, maximiliana/ })).toBeVisible();
    await step("MUST stay inside the window, however long a name is", async () => {
      const bar = canvas.getByRole("banner");
      await expect(bar.clientHeight).toBeLessThanOrEqual(49);
      await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
        window.innerWidth,
      );
    });
  },
};

export const ActiveLink: Story = {
  name: "The link of the current page is marked [SHELL-31]",
  tags: ["state:shell-header/active-link"],
  args: { account: { kind: "user", user: member }, current: "connections" },
  play: async ({ canvas, step }) => {
    await step("MUST mark the link of the current page for screen readers", async () => {
      await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName(
        "My Connections",
      );
    });
  },
};

export const KeyboardFocus: Story = {
  name: "Every entry is reached by keyboard, in reading order [SHELL-29 LO-131]",
  tags: ["state:shell-header/keyboard-focus", "picture"],
  args: { account: { kind: "user", user: member } },
  play: async ({ canvas, step }) => {
    await step("MUST be walked by keyboard in reading order", async () => {
      const order = [
        canvas.getByRole("link", { name: "Switchboard, home" }),
        canvas.getByRole("button", { name: /^Organization:/ }),
        canvas.getByRole("link", { name: "Chat" }),
        canvas.getByRole("link", { name: "Inbox" }),
      ];
      for (const entry of order) {
        await userEvent.tab();
        await expect(entry).toHaveFocus();
      }
    });
  },
};

export const UserTablet: Story = {
  name: "At 768 px the entries move into the menu [SHELL-25]",
  tags: ["state:shell-header/user-tablet", "picture"],
  globals: { viewport: { value: "tablet" } },
  args: { account: { kind: "user", user: member } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Open menu" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Welcome, / })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Balance: 1842.50 credits" })).toBeVisible();
  },
};

export const UserMobileOpen: Story = {
  name: "The phone menu has every signed-in entry [SHELL-29 SHELL-30 SHELL-31 SHELL-32 SHELL-33 SHELL-35 SHELL-36 SHELL-37]",
  tags: ["state:shell-header/user-mobile-open", "picture"],
  globals: { viewport: { value: "mobile" } },
  args: { account: { kind: "user", user: admin }, current: "chat" },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    await step("MUST have every entry in the menu below 1024 px", async () => {
      await expectLink(menu, "link", "Chat", "/switchboard-chat");
      await expectLink(menu, "link", "Inbox", "/switchboard-inbox");
      await expectLink(menu, "link", "My Connections", "/ui/connections");
      await expectLink(menu, "link", "My Playbooks", "/ui/playbooks");
      await expectLink(menu, "link", "API Keys", "/ui/developer-settings");
      await expectLink(menu, "link", "My Profile", "/ui/profile");
      await expectLink(menu, "link", "Organization", "/ui/organization/settings");
      await expectLink(menu, "link", "Manage Users", "/ui/admin/users");
      await expectLink(menu, "link", "Logout", "https://api.example.test/api/v1/auth/logout");
    });
    await userEvent.click(menu.getByRole("button", { name: "Light" }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith("light");
  },
};

export const AdminDark: Story = {
  name: "Admin bar, dark [SHELL-26]",
  tags: ["state:shell-header/admin-dark"],
  globals: { theme: "dark" },
  args: { account: { kind: "user", user: admin }, current: "chat" },
  play: async ({ canvas }) => {
    const menu = await openAccountMenu(canvas);
    await expect(menu.getByRole("menuitem", { name: "Plugin Settings" })).toBeVisible();
  },
};

export const UserRtl: Story = {
  name: "Right-to-left organization and e-mail [SHELL-25 LO-129]",
  tags: ["state:shell-header/user-rtl", "picture"],
  globals: { direction: "rtl" },
  args: {
    account: {
      kind: "user",
      user: {
        ...member,
        email: "مرحبا@بالعالم.example",
        organizations: [{ id: "org-1", name: roughTexts.rightToLeft }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: `Organization: ${roughTexts.rightToLeft}` }),
    ).toBeVisible();
    const home = canvas.getByRole("link", { name: "Switchboard, home" });
    await expect(home.getBoundingClientRect().x).toBeGreaterThan(window.innerWidth / 2);
  },
};
