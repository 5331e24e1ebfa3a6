import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { NotFoundScreen, type NotFoundState } from "./not-found.tsx";

const meta = {
  title: "Screens/NotFound",
  component: NotFoundScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", contract: { slot: "message-page" } },
  decorators: [withShell],
  args: { state: { kind: "unmatched", path: "/ui/conections" }, paths },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Says that there is no such page, prints the path, leads home [SHELL-02 SHELL-03 SHELL-04 ERR-68]",
  tags: ["state:not-found/default", "picture"],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Oops! Page Not Found." }),
    ).toBeVisible();
    await expect(canvas.getByText("/ui/conections")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
  },
};

export const kinds = { unmatched: Default } satisfies Record<NotFoundState["kind"], Story>;

export const LongPath: Story = {
  name: "A very long path wraps [SHELL-03]",
  tags: ["state:not-found/long-path", "picture"],
  args: { state: { kind: "unmatched", path: `/ui/${"averylongsegmentwithoutspace".repeat(12)}` } },
  play: async ({ canvasElement }) => {
    const { scrollWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const hostile = '/%F0%9F%98%80/"><script>window.taken = true</script>?q=%00&x=\u202Egnp.exe';

export const SpecialCharacters: Story = {
  name: "A script-like path is shown as text [SHELL-03]",
  tags: ["state:not-found/special-characters"],
  args: { state: { kind: "unmatched", path: hostile } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(hostile)).toBeVisible();
    await expect(canvasElement.querySelector("script")).toBeNull();
  },
};

export const LoggedIn: Story = {
  name: "Signed-in users keep their bar [SHELL-02 LO-132]",
  tags: ["state:not-found/logged-in", "picture"],
  parameters: signedIn,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Welcome, / })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Oops! Page Not Found." })).toBeVisible();
  },
};

export const Mobile: Story = {
  tags: ["state:not-found/mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const Dark: Story = { tags: ["state:not-found/dark"], globals: { theme: "dark" } };
