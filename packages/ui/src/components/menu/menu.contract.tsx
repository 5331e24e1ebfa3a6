import type { ReactNode } from "react";
import { covers } from "../../testing/contract.tsx";
import { Button } from "../button/index.ts";
import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from "./index.ts";

const open = (part: ReactNode) => (
  <Menu defaultOpen>
    <MenuTrigger>
      <Button>More</Button>
    </MenuTrigger>
    <MenuContent>{part}</MenuContent>
  </Menu>
);

export const contract = [
  covers(
    MenuTrigger,
    "button",
    { children: <Button>More</Button> },
    { within: (part) => <Menu>{part}</Menu> },
  ),
  covers(
    MenuContent,
    "menu",
    { children: <MenuItem>Rename</MenuItem> },
    {
      within: (part) => (
        <Menu defaultOpen>
          <MenuTrigger>
            <Button>More</Button>
          </MenuTrigger>
          {part}
        </Menu>
      ),
      portal: true,
    },
  ),
  covers(MenuItem, "menu-item", { children: "Rename" }, { within: open, portal: true }),
  covers(
    MenuLink,
    "menu-link",
    { href: "/ui", children: "Profile" },
    { within: open, portal: true },
  ),
  covers(
    MenuGroup,
    "menu-group",
    { children: <MenuItem>Rename</MenuItem> },
    { within: open, portal: true },
  ),
  covers(
    MenuLabel,
    "menu-label",
    { children: "Theme" },
    {
      within: (part) =>
        open(
          <>
            <MenuGroup>{part}</MenuGroup>
            <MenuItem>Rename</MenuItem>
          </>,
        ),
      portal: true,
    },
  ),
  covers(
    MenuSeparator,
    "menu-separator",
    {},
    {
      within: (part) =>
        open(
          <>
            <MenuItem>Rename</MenuItem>
            {part}
          </>,
        ),
      portal: true,
    },
  ),
  covers(
    MenuRadioGroup,
    "menu-radio-group",
    { value: "a", "aria-label": "Theme", children: <MenuRadioItem value="a">Light</MenuRadioItem> },
    { within: open, portal: true },
  ),
  covers(
    MenuRadioItem,
    "menu-radio-item",
    { value: "a", children: "Light" },
    {
      within: (part) =>
        open(
          <MenuRadioGroup value="a" aria-label="Theme">
            {part}
          </MenuRadioGroup>,
        ),
      portal: true,
    },
  ),
];
