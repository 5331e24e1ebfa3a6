import type { Decorator } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Shell, type ShellProps } from "../patterns/shell/index.ts";
import { brand, member, paths } from "../patterns/shell/shell.fixtures.ts";

const frame: Omit<ShellProps, "children"> = {
  brand,
  paths,
  account: { kind: "visitor" },
  current: null,
  theme: "system",
  onThemeChange: fn(),
  onSwitchOrganization: fn(),
  build: { kind: "known", version: "1.4.2" },
  year: 2026,
};

/** For `parameters`: the story's screen under the signed-in bar. */
export const signedIn = { shell: { account: { kind: "user", user: member } } } satisfies {
  shell: Partial<ShellProps>;
};

/** Renders the shell around a story's screen, for a visitor unless `parameters.shell` says otherwise. */
export const withShell: Decorator = (Story, { parameters }) => {
  const options: Partial<ShellProps> = parameters.shell ?? {};
  return (
    <Shell {...frame} {...options}>
      <Story />
    </Shell>
  );
};
