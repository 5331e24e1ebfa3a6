import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { brand, paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { DevelopersScreen, type DevelopersState } from "./developers.tsx";

const meta = {
  title: "Screens/Developers",
  component: DevelopersScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", ...signedIn },
  decorators: [withShell],
  args: {
    state: { kind: "ready", runUrl: "https://halden.switchboard.example/api/switchboard-chat/run" },
    brand,
    paths,
  },
} satisfies Meta<typeof DevelopersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Says what the API offers and links to its documentation and to the keys [SHELL-42]",
  tags: ["state:developers/default", "picture"],
  play: async ({ canvas }) => {
    const page = canvas.getByRole("main");
    await expect(canvas.getByRole("heading", { level: 1, name: "Developers" })).toBeVisible();
    const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    await expect(links).toEqual([paths.apiDocs, paths.apiKeys]);
  },
};

export const kinds = { ready: Default } satisfies Record<DevelopersState["kind"], Story>;

export const Mobile: Story = { globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { globals: { theme: "dark" } };
