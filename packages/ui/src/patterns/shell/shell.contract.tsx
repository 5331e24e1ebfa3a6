import { brand, member, paths } from "./shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import {
  AccountMenu,
  Footer,
  MessagePage,
  OrganizationSwitcher,
  Page,
  PageSkeleton,
  Shell,
  TopBar,
  VisitorShell,
} from "./index.ts";

const nothing = () => undefined;
const bar = {
  brand,
  paths,
  account: { kind: "user" as const, user: member },
  current: "chat" as const,
  theme: "system" as const,
  onThemeChange: nothing,
  onSwitchOrganization: nothing,
};

export const contract = [
  covers(AccountMenu, "account-menu", {
    user: member,
    paths,
    current: null,
    theme: "system",
    onThemeChange: nothing,
  }),
  covers(Footer, "footer", {
    brand,
    paths,
    build: { kind: "known", version: "1.4.2" },
    year: 2026,
  }),
  covers(MessagePage, "message-page", { title: "Not found", children: "There is no such page." }),
  covers(OrganizationSwitcher, "organization-switcher", { user: member, onSwitch: nothing }),
  covers(Page, "page", { children: "Text" }),
  covers(PageSkeleton, "page-skeleton", {}),
  covers(TopBar, "top-bar", bar),
  covers(Shell, "shell", {
    ...bar,
    build: { kind: "known", version: "1.4.2" },
    year: 2026,
    children: "Page",
  }),
  covers(VisitorShell, "shell", {
    brand,
    paths,
    current: "pricing",
    theme: "system",
    onThemeChange: nothing,
    build: { kind: "known", version: "1.4.2" },
    year: 2026,
    children: "Page",
  }),
];
