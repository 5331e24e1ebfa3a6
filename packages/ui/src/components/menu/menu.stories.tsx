import type { Meta, StoryObj } from "@storybook/react-vite";
import { Archive, BookOpen, Building2, LogOut, MessageSquare, Trash2, User } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { Menu, MenuContent, MenuGroup, MenuLabel, MenuSeparator, MenuTrigger } from "./menu.tsx";
import { MenuItem, MenuLink, MenuRadioGroup, MenuRadioItem } from "./menu-items.tsx";

const onSelect = fn();

const meta = {
  title: "Components/Menu",
  component: MenuContent,
  args: {
    children: [
      <MenuLabel key="who">Welcome, maya@haldencoffee.example</MenuLabel>,
      <MenuLink key="profile" icon={User} href="#profile">
        My Profile
      </MenuLink>,
      <MenuLink key="organization" icon={Building2} href="#organization">
        Organization
      </MenuLink>,
      <MenuSeparator key="line" />,
      <MenuItem key="out" icon={LogOut} onSelect={onSelect}>
        Logout
      </MenuItem>,
    ],
  },
  render: (args) => (
    <Menu>
      <MenuTrigger>
        <Button>Account</Button>
      </MenuTrigger>
      <MenuContent {...args} />
    </Menu>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("menu");
  },
} satisfies Meta<typeof MenuContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    children: [
      <MenuItem key="chat" icon={MessageSquare} end="R">
        Resolve in chat
      </MenuItem>,
      <MenuGroup key="books">
        <MenuLabel>Playbooks</MenuLabel>
        <MenuItem icon={BookOpen}>Late delivery reply</MenuItem>
        <MenuItem icon={BookOpen}>{roughTexts.long}</MenuItem>
        <MenuItem icon={BookOpen}>{roughTexts.unbreakable}</MenuItem>
      </MenuGroup>,
      <MenuSeparator key="line" />,
      <MenuItem key="archive" icon={Archive} end="E" disabled>
        Archive
      </MenuItem>,
      <MenuItem key="delete" icon={Trash2} tone="danger" end="#">
        Delete
      </MenuItem>,
    ],
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    const opener = canvas.getByRole("button", { name: "Account" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "My Profile" })).toHaveFocus());
    await userEvent.keyboard("{End}{Enter}");
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Choice: Story = {
  args: {
    children: (
      <MenuRadioGroup value="halden">
        <MenuRadioItem value="halden">Halden Coffee</MenuRadioItem>
        <MenuRadioItem value="north">North Roastery</MenuRadioItem>
      </MenuRadioGroup>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("menuitemradio", { name: "Halden Coffee" })).toBeChecked();
    await expect(screen.getByRole("menuitemradio", { name: "North Roastery" })).not.toBeChecked();
  },
};

export const Dark: Story = { ...Playground, globals: { theme: "dark" } };
