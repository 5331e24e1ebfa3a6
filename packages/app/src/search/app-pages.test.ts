import { expect, it, vi } from "vitest";
import { defaultConfig } from "../config/default-config.ts";
import { createPaths } from "../config/paths.ts";
import { pagesFor } from "./app-pages.ts";

const paths = createPaths(defaultConfig);
const onTheme = vi.fn<(theme: string) => void>();
const pages = pagesFor(paths, paths, {
  isAdmin: false,
  onlyMain: false,
  has: () => true,
  onTheme,
});
const named = (name: string) =>
  pages.filter(({ label, keywords }) =>
    `${label} ${keywords}`.toLowerCase().split(" ").includes(name),
  );

it.each([
  ["sources", "/ui/inbox-sources"],
  ["data", "/switchboard-chat"],
  ["notifications", "/ui/sms-preferences"],
  ["credits", "/ui/credits"],
  ["billing", "/ui/credits"],
  ["invoices", "/ui/pricing"],
  ["logout", "/api/v1/auth/logout"],
  ["2fa", "/ui/account"],
  ["password", "/ui/account"],
  ["tokens", "/ui/developer-settings"],
  ["swagger", "/api/v1/docs"],
  ["organisation", "/ui/organization/settings"],
  ["team", "/ui/organization/settings"],
  ["members", "/ui/organization/settings"],
  ["licence", "/ui/pricing"],
  ["topup", "/ui/credits"],
  ["colour", undefined],
  ["outbox", "/outbox"],
  ["portal", "/portal/forgot"],
])("the search knows %s as %s", (name, href) => {
  expect(named(name).map((page) => page.href)).toContain(href);
});

it("the search knows the local stand-ins only where the server has them", () => {
  const without = pagesFor(paths, paths, {
    isAdmin: false,
    onlyMain: false,
    has: (extension) => !extension.startsWith("local-"),
    onTheme,
  }).map(({ label }) => label);
  expect(without).toContain("Activity");
  expect(without).not.toContain("Outbox");
  expect(without).not.toContain("Reset password");
});

it("the search knows the themes, and chooses one", () => {
  const themes = named("theme");
  expect(themes.map(({ label }) => label)).toEqual(["Light theme", "Dark theme", "System theme"]);
  themes[1]?.run?.();
  expect(onTheme).toHaveBeenCalledExactlyOnceWith("dark");
});

it("without words only the main pages are listed, with those of administrators for them", () => {
  const options = { onlyMain: true, has: () => true, onTheme };
  const main = pagesFor(paths, paths, { ...options, isAdmin: false }).map(({ id }) => id);
  expect(main).toContain("playbooks");
  expect(main).not.toContain("credits");
  expect(main).not.toContain("adminUsers");
  const forAdmins = pagesFor(paths, paths, { ...options, isAdmin: true });
  expect(forAdmins.map(({ id }) => id)).toContain("adminUsers");
});
