import { expect, fn, screen, userEvent, within } from "storybook/test";
import { brand, paths, user } from "./shell.fixtures.ts";
import type { ShellAccount } from "./shell.types.ts";

type Canvas = ReturnType<typeof within>;

/** Common args of the stories. */
export const topBarArgs = {
  brand,
  paths,
  account: { kind: "user", user } as ShellAccount,
  current: null,
  theme: "system" as const,
  onThemeChange: fn(),
  onSwitchOrganization: fn(),
};

/** Expects an entry with the right link. */
export const expectLink = async (
  canvas: Canvas,
  role: "link" | "menuitem",
  name: string,
  href: string,
) => expect(canvas.getByRole(role, { name })).toHaveAttribute("href", href);

/** The menu behind the greeting. */
export const openAccountMenu = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole("button", { name: /^Welcome, / }));
  return within(await screen.findByRole("menu"));
};
