import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { AlertDialog } from "../../components/alert-dialog/index.ts";
import { admin, brand, manyOrganizations, member, paths, user } from "./shell.fixtures.ts";
import { TopBar } from "./top-bar.tsx";

const meta = {
  title: "Patterns/Shell/TopBar",
  component: TopBar,
  parameters: { layout: "fullscreen" },
  args: {
    brand,
    paths,
    account: { kind: "user", user },
    current: null,
    theme: "system",
    onThemeChange: fn(),
    onSwitchOrganization: fn(),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const expectLink = async (canvas: Canvas, role: "link" | "menuitem", name: string, href: string) =>
  expect(canvas.getByRole(role, { name })).toHaveAttribute("href", href);

const openAccountMenu = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole("button", { name: /^Welcome, / }));
  return within(await screen.findByRole("menu"));
};

export const Default: Story = {};
export const Playground: Story = {
  args: { account: { kind: "user", user: admin }, current: "chat" },
};

export const LoggedOut: Story = {
  name: "Visitors see the marketing links and nothing else [SHELL-11 SHELL-12 SHELL-13 SHELL-14 SHELL-15 SHELL-16 SHELL-17 SHELL-18 ROLE-02]",
  tags: ["state:shell-header/logged-out"],
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
  tags: ["state:shell-header/logged-out-mobile-open"],
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

export const UserWithOrganizations: Story = {
  name: "Users with organizations see the active one [SHELL-19 SHELL-21 ROLE-07]",
  tags: ["state:shell-header/user-with-organizations"],
  args: { account: { kind: "user", user: member } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Organization: Halden Coffee" })).toBeVisible();
  },
};

export const SwitcherOpen: Story = {
  name: "The switcher lists all organizations and marks the active one; another can be chosen [SHELL-19 SHELL-21]",
  tags: ["state:shell-header/switcher-open"],
  args: { account: { kind: "user", user: member } },
  play: async ({ canvas, args }) => {
    const open = () => userEvent.click(canvas.getByRole("button", { name: /^Organization:/ }));
    await open();
    const items = await screen.findAllByRole("menuitemradio");
    await expect(items.map((item) => item.textContent)).toEqual(
      member.organizations.map(({ name }) => name),
    );
    await expect(screen.getByRole("menuitemradio", { name: "Halden Coffee" })).toBeChecked();
    await expect(screen.getByRole("menuitemradio", { name: "Halden Roastery" })).not.toBeChecked();
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Halden Coffee" }));
    await expect(args.onSwitchOrganization).not.toHaveBeenCalled();
    await open();
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Halden Roastery" }));
    await expect(args.onSwitchOrganization).toHaveBeenLastCalledWith({ id: "org-2" });
    await open();
  },
};

export const SwitcherManyLong: Story = {
  name: "Twenty organizations with long names scroll [SHELL-21]",
  tags: ["state:shell-header/switcher-many-long"],
  args: {
    account: {
      kind: "user",
      user: { ...member, organizations: manyOrganizations, activeOrganizationId: "org-3" },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Organization:/ }));
    const list = await screen.findByRole("menu");
    await expect(within(list).getAllByRole("menuitemradio")).toHaveLength(20);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
};

export const SwitcherNoneActive: Story = {
  name: "Without an active organization the switcher asks for one [SHELL-21]",
  tags: ["state:shell-header/switcher-none-active"],
  args: { account: { kind: "user", user: { ...member, activeOrganizationId: null } } },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: "Organization: Choose organization" }),
    );
    const items = await screen.findAllByRole("menuitemradio");
    for (const item of items) await expect(item).not.toBeChecked();
  },
};

export const SwitcherBusy: Story = {
  name: "While switching the switcher is disabled and keeps its name",
  tags: ["state:shell-header/switcher-busy"],
  args: { account: { kind: "user", user: { ...member, switchingToId: "org-2" } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: "Organization: Halden Coffee" }),
    ).toBeDisabled();
  },
};

export const SwitchFailedAlert: Story = {
  name: "A failed switch shows an alert, the previous organization stays [SHELL-24 ERR-09]",
  tags: ["state:shell-header/switch-failed-alert"],
  args: { account: { kind: "user", user: member } },
  render: (args) => (
    <>
      <TopBar {...args} />
      <AlertDialog open message="Could not switch organization. Please try again." onClose={fn()} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const alert = await screen.findByRole("alertdialog", {
      name: "Could not switch organization. Please try again.",
    });
    await expect(within(alert).getByRole("button", { name: "OK" })).toBeVisible();
    // Behind the alert the page is hidden from readers, so the query asks for hidden elements too.
    await expect(
      within(canvasElement).getByRole("button", {
        name: "Organization: Halden Coffee",
        hidden: true,
      }),
    ).toBeInTheDocument();
  },
};

export const Admin: Story = {
  name: "Administrators also reach plugin settings and users [SHELL-26 SHELL-27 ROLE-05]",
  tags: ["state:shell-header/admin"],
  args: { account: { kind: "user", user: admin } },
  play: async ({ canvas }) => {
    const menu = await openAccountMenu(canvas);
    await expectLink(menu, "menuitem", "Plugin Settings", "/ui/admin/settings");
    await expectLink(menu, "menuitem", "Manage Users", "/ui/admin/users");
  },
};

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
  tags: ["state:shell-header/balance-large"],
  ...balance(1234567.89, "1234567.89"),
};
export const BalanceNegative: Story = {
  name: "A negative balance carries its sign [SHELL-34]",
  tags: ["state:shell-header/balance-negative"],
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

export const LongEmail: Story = {
  name: "A 60-character e-mail does not break the bar [SHELL-25]",
  tags: ["state:shell-header/long-email"],
  args: {
    account: {
      kind: "user",
      user: { ...member, email: "maximiliana.featherstonehaugh-of-the-north@haldencoffee.example" },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: /^Welcome, maximiliana/ })).toBeVisible();
    const bar = canvas.getByRole("banner");
    await expect(bar.clientHeight).toBeLessThanOrEqual(49);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const ActiveLink: Story = {
  name: "The link of the current page is marked [SHELL-31]",
  tags: ["state:shell-header/active-link"],
  args: { account: { kind: "user", user: member }, current: "connections" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName(
      "My Connections",
    );
  },
};

export const KeyboardFocus: Story = {
  name: "Every entry is reached by keyboard, in reading order [SHELL-29 LO-131]",
  tags: ["state:shell-header/keyboard-focus"],
  args: { account: { kind: "user", user: member } },
  play: async ({ canvas }) => {
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
  },
};

export const UserTablet: Story = {
  name: "At 768 px the entries move into the menu [SHELL-25]",
  tags: ["state:shell-header/user-tablet"],
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
  tags: ["state:shell-header/user-mobile-open"],
  globals: { viewport: { value: "mobile" } },
  args: { account: { kind: "user", user: admin }, current: "chat" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    await expectLink(menu, "link", "Chat", "/switchboard-chat");
    await expectLink(menu, "link", "Inbox", "/switchboard-inbox");
    await expectLink(menu, "link", "My Connections", "/ui/connections");
    await expectLink(menu, "link", "My Playbooks", "/ui/playbooks");
    await expectLink(menu, "link", "API Keys", "/ui/developer-settings");
    await expectLink(menu, "link", "My Profile", "/ui/profile");
    await expectLink(menu, "link", "Organization", "/ui/organization/settings");
    await expectLink(menu, "link", "Manage Users", "/ui/admin/users");
    await expectLink(menu, "link", "Logout", "https://api.example.test/api/v1/auth/logout");
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
  tags: ["state:shell-header/user-rtl"],
  globals: { direction: "rtl" },
  args: {
    account: {
      kind: "user",
      user: {
        ...member,
        email: "לימור@דוגמה.example",
        organizations: [{ id: "org-1", name: "קפה הצפון" }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Organization: קפה הצפון" })).toBeVisible();
    const home = canvas.getByRole("link", { name: "Switchboard, home" });
    await expect(home.getBoundingClientRect().x).toBeGreaterThan(window.innerWidth / 2);
  },
};
