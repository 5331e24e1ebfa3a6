import type { Meta, StoryObj } from "@storybook/react-vite";
import { Archive, BookOpen, Building2, LogOut, MessageSquare, Trash2, User } from "lucide-react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { holdLateParts } from "../../internal/lazy-module.ts";
import { roughTexts } from "../../testing/matrix.tsx";
import { AppLogo } from "../app-logo/app-logo.tsx";
import { Button } from "../button/button.tsx";
import { Menu, MenuContent, MenuGroup, MenuLabel, MenuSeparator, MenuTrigger } from "./menu.tsx";
import { MenuItem, MenuLink, MenuRadioGroup, MenuRadioItem } from "./menu-items.tsx";

const onSelect = fn();

const meta = {
  title: "Components/Menu",
  component: MenuContent,
  subcomponents: {
    Menu,
    MenuTrigger,
    MenuItem,
    MenuLink,
    MenuGroup,
    MenuLabel,
    MenuSeparator,
    MenuRadioGroup,
    MenuRadioItem,
  },
  parameters: { docs: { story: { inline: false, height: "20rem" } } },
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
    align: "start",
    children: [
      <MenuItem key="archive" icon={Archive} end="E">
        Archive
      </MenuItem>,
      <MenuItem key="delete" icon={Trash2} tone="danger" end="#">
        Delete
      </MenuItem>,
    ],
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    onSelect.mockClear();
    const opener = canvas.getByRole("button", { name: "Account" });
    const item = (name: string) => screen.getByRole("menuitem", { name });
    const open = async () => {
      opener.focus();
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("menu");
      await waitFor(() => expect(item("My Profile")).toHaveFocus());
    };
    await open();
    await step("MUST move by arrows, letters, Home and End", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await expect(item("Organization")).toHaveFocus();
      await userEvent.keyboard("l");
      await waitFor(() => expect(item("Logout")).toHaveFocus());
      await userEvent.keyboard("{Home}");
      await expect(item("My Profile")).toHaveFocus();
      await userEvent.keyboard("{End}");
      await expect(item("Logout")).toHaveFocus();
    });
    await step("MUST run an item by Enter and give the focus back", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(onSelect).toHaveBeenCalledOnce();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step("MUST close by Escape and give the focus back", async () => {
      await open();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await expect(opener).toHaveFocus();
      await expect(onSelect).toHaveBeenCalledOnce();
    });
  },
};

let slow = Promise.withResolvers<void>();

/** What is loaded with the first press has not arrived. */
export const Loading: Story = {
  beforeEach: () => {
    slow = Promise.withResolvers<void>();
    return holdLateParts(slow.promise);
  },
  render: (args) => (
    <>
      <Menu>
        <MenuTrigger>
          <Button>Account</Button>
        </MenuTrigger>
        <MenuContent {...args} />
      </Menu>
      <Button>Elsewhere</Button>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Account" });
    const isOpen = (open: boolean) =>
      waitFor(() => expect(opener).toHaveAttribute("aria-expanded", String(open)));
    await step("MUST take a press back by Escape, a press or the focus elsewhere", async () => {
      await userEvent.click(opener);
      await isOpen(true);
      await expect(screen.queryByRole("menu")).toBeNull();
      await userEvent.keyboard("{Escape}");
      await isOpen(false);
      await userEvent.click(opener);
      await isOpen(true);
      await userEvent.click(canvas.getByRole("button", { name: "Elsewhere" }));
      await isOpen(false);
      opener.focus();
      await userEvent.keyboard("{Enter}");
      await isOpen(true);
      await userEvent.tab();
      await isOpen(false);
    });
    await step("MUST open once it is loaded if the press still holds", async () => {
      await userEvent.click(opener);
      await isOpen(true);
      slow.resolve();
      await screen.findByRole("menu");
    });
  },
};

export const Places: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("button"));
    await step("MUST render navigation targets as real links", async () => {
      const place = await screen.findByRole("menuitem", { name: "My Profile" });
      await expect(place.tagName).toBe("A");
      await expect(place).toHaveAttribute("href", "#profile");
    });
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
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("button"));
    await step("MUST say which choice is in force", async () => {
      const chosen = await screen.findByRole("menuitemradio", { name: "Halden Coffee" });
      await expect(chosen).toBeChecked();
      await expect(screen.getByRole("menuitemradio", { name: "North Roastery" })).not.toBeChecked();
    });
  },
};

export const Groups: Story = {
  args: {
    children: (
      <MenuGroup>
        <MenuLabel>Playbooks</MenuLabel>
        <MenuItem icon={BookOpen}>Late delivery reply</MenuItem>
      </MenuGroup>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("menu");
    await step("MUST name its groups by their headings", async () => {
      await expect(screen.getByRole("group", { name: "Playbooks" })).toBeVisible();
    });
  },
};

export const Disabled: Story = {
  args: {
    children: [
      <MenuItem key="archive" icon={Archive} disabled onSelect={onSelect}>
        Archive
      </MenuItem>,
      <MenuItem key="delete" icon={Trash2} tone="danger">
        Delete
      </MenuItem>,
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    onSelect.mockClear();
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    const archive = await screen.findByRole("menuitem", { name: "Archive" });
    await step("MUST keep items that cannot be used from being run", async () => {
      await expect(archive).toHaveAttribute("aria-disabled", "true");
      await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete" })).toHaveFocus());
      await fireEvent.click(archive);
      await expect(onSelect).not.toHaveBeenCalled();
      await expect(screen.getByRole("menu")).toBeVisible();
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  args: {
    children: [
      <MenuItem key="chat" icon={MessageSquare} end="R">
        Resolve in chat
      </MenuItem>,
      <MenuGroup key="books">
        <MenuLabel>{roughTexts.unbreakable}</MenuLabel>
        {Object.values(roughTexts).map((text) => (
          <MenuItem key={text} icon={BookOpen} end="E">
            {text}
          </MenuItem>
        ))}
      </MenuGroup>,
      <MenuSeparator key="line" />,
      <MenuRadioGroup key="choice" value="halden">
        <MenuRadioItem value="halden" icon={Building2}>
          {roughTexts.long}
        </MenuRadioItem>
        <MenuRadioItem value="north" start={<AppLogo name="North" size="sm" />}>
          North Roastery
        </MenuRadioItem>
      </MenuRadioGroup>,
      <MenuSeparator key="second" />,
      <MenuItem key="archive" icon={Archive} end="E" disabled>
        Archive
      </MenuItem>,
      <MenuItem key="delete" icon={Trash2} tone="danger" end="#">
        Delete
      </MenuItem>,
    ],
  },
};
