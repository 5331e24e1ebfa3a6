import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { connectionTypes, manyTypes } from "./welcome.fixtures.ts";
import { WelcomeScreen, type WelcomeState } from "./welcome.tsx";

const email = "maya@haldencoffee.example";

const meta = {
  title: "Screens/Welcome",
  component: WelcomeScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", ...signedIn },
  decorators: [withShell],
  args: { state: { kind: "ready", email, connectionTypes }, paths },
} satisfies Meta<typeof WelcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const later = "I'll do this later, take me to the chat";

export const Default: Story = {
  name: "Greets by e-mail, lists every connection type, lets go on to the chat [WELCOME-01 WELCOME-02 WELCOME-03 WELCOME-06]",
  tags: ["state:welcome/default", "picture"],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: `Welcome, ${email}!` }),
    ).toBeVisible();
    const tiles = within(canvas.getByRole("list", { name: "Apps to connect" }));
    const links = tiles.getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/ui/connections/add/tasks",
      "https://api.example.test/api/v1/connections/oauth/mail/start",
      "/ui/connections/add/books",
    ]);
    await expect(tiles.getByRole("link", { name: /^Tasks/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: later })).toHaveAttribute(
      "href",
      "/switchboard-chat",
    );
  },
};

export const Loading: Story = {
  name: "While data loads [WELCOME-03 LO-136]",
  tags: ["state:welcome/loading", "picture"],
  args: { state: { kind: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading page")).toBeInTheDocument();
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  WelcomeState["kind"],
  Story
>;

export const Many: Story = {
  name: "Thirty connection types [WELCOME-03]",
  tags: ["state:welcome/many", "picture"],
  args: { state: { kind: "ready", email, connectionTypes: manyTypes } },
  play: async ({ canvas }) => {
    const tiles = within(canvas.getByRole("list", { name: "Apps to connect" }));
    await expect(tiles.getAllByRole("link")).toHaveLength(30);
  },
};

export const None: Story = {
  name: "Without any connection type: why, and on to the chat [WELCOME-03 WELCOME-06]",
  tags: ["state:welcome/none", "picture"],
  args: { state: { kind: "ready", email, connectionTypes: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no apps to connect yet/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: later })).toBeVisible();
  },
};

export const LogoMissing: Story = {
  name: "A type without a logo shows its initials [WELCOME-03 LO-48]",
  tags: ["state:welcome/logo-missing"],
  args: {
    state: {
      kind: "ready",
      email,
      connectionTypes: connectionTypes.map((type) => ({ ...type, logoUrl: null })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("HM")).toBeVisible();
  },
};

export const LongNames: Story = {
  name: "Long names and a long e-mail stay inside [WELCOME-02 WELCOME-03]",
  tags: ["state:welcome/long-names"],
  args: {
    state: {
      kind: "ready",
      email: "maximiliana.featherstonehaugh-of-the-north@haldencoffee.example",
      connectionTypes: connectionTypes.map((type) => ({
        ...type,
        displayName: `${type.displayName} ${"Internationalisierungsdienst".repeat(3)}`,
      })),
    },
  },
  globals: { viewport: { value: "smallest" } },
  play: async ({ canvasElement }) => {
    const { scrollWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Mobile: Story = {
  tags: ["state:welcome/mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const Dark: Story = { tags: ["state:welcome/dark"], globals: { theme: "dark" } };
