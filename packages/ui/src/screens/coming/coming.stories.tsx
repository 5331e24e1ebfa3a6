import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { ComingScreen, type ComingState } from "./coming.tsx";

const meta = {
  title: "Screens/Coming",
  component: ComingScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", ...signedIn },
  decorators: [withShell],
  args: { state: { kind: "coming", title: "My Playbooks" }, paths },
} satisfies Meta<typeof ComingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Bears the page's real name, says that it is not there, leads to the chat",
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "My Playbooks" })).toBeVisible();
    await expect(canvas.getByText("This page is not available in this version yet.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to chat" })).toHaveAttribute(
      "href",
      "/switchboard-chat",
    );
  },
};

export const Visitor: Story = {
  name: "Leads whoever is logged out to the login page",
  parameters: { shell: { account: { kind: "visitor" } } },
  args: { state: { kind: "coming", title: "Pricing", visitor: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/ui/login");
    await expect(canvas.queryByRole("link", { name: "Go to chat" })).toBeNull();
  },
};

export const kinds = { coming: Default } satisfies Record<ComingState["kind"], Story>;
