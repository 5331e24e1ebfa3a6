import { brand, member, paths } from "./shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import {
  AccountMenu,
  ConfirmEmailBanner,
  MessagePage,
  OrganizationSwitcher,
  PageSkeleton,
  VisitorShell,
} from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(AccountMenu, "account-menu", {
    user: member,
    paths,
    current: null,
    theme: "system",
    onThemeChange: nothing,
  }),
  covers(ConfirmEmailBanner, "confirm-email-banner", {
    email: member.email,
    onResend: nothing,
  }),
  covers(MessagePage, "message-page", { title: "Not found", children: "There is no such page." }),
  covers(OrganizationSwitcher, "organization-switcher", { user: member, onSwitch: nothing }),
  covers(PageSkeleton, "page-skeleton", {}),
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
