import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { noRequest } from "../../patterns/request-form/request-form.fixtures.ts";
import { brand, paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { connectionTypes, manyTypes } from "../welcome/welcome.fixtures.ts";
import { LandingScreen } from "./landing.tsx";
import type { LandingState } from "./landing.types.ts";

const meta = {
  title: "Screens/Landing",
  component: LandingScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", contract: { slot: "landing" } },
  decorators: [withShell],
  args: {
    state: { kind: "ready", integrations: connectionTypes },
    brand,
    paths: { ...paths, createAccount: "/ui/login?view=create" },
    request: noRequest,
  },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Everything but the strip of logos. */
async function expectComplete(canvas: Canvas) {
  const headline = canvas.getByRole("heading", { level: 1 });
  await expect(headline).toHaveTextContent("AI command center for work");
  await expect(canvas.getByRole("link", { name: "Get Started Free" })).toBeVisible();
  await expect(canvas.getByRole("link", { name: "See How It Works" })).toBeVisible();
  await expect(canvas.getAllByRole("article")).toHaveLength(3);
  await expect(canvas.getByRole("button", { name: "Request a New Integration" })).toBeVisible();
}

export const Default: Story = {
  name: "Headline, both calls to action, the integrations, a request for another and exactly three cards [LAND-01 LAND-02 LAND-03 LAND-04 LAND-05 LAND-06 LAND-07 LAND-08 LAND-09 LAND-10 ROLE-01]",
  tags: ["state:landing/default", "picture"],
  play: async ({ canvas }) => {
    await expectComplete(canvas);
    await expect(canvas.getByRole("link", { name: "Get Started Free" })).toHaveAttribute(
      "href",
      "/ui/login?view=create",
    );
    await expect(canvas.getByRole("link", { name: "See How It Works" })).toHaveAttribute(
      "href",
      "/ui/how-it-works",
    );
    const strip = within(canvas.getByRole("list", { name: "Integrations" }));
    await expect(strip.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Tasks",
      "Harbor Mail",
      "Ledgerline Books",
    ]);
    const cards = canvas.getAllByRole("heading", { level: 2 }).map((card) => card.textContent);
    await expect(cards).toEqual([
      "Works with the tools you have",
      "Chat with your apps",
      "Enterprise-grade security",
      "Automate repetitive tasks",
    ]);
    await expect(canvas.getByText(/Encrypted credentials and zero human access/)).toBeVisible();
  },
};

export const LogosLoading: Story = {
  name: "While app info loads [LAND-05]",
  tags: ["state:landing/logos-loading"],
  args: { state: { kind: "loading" } },
  play: async ({ canvas }) => {
    await expectComplete(canvas);
    await expect(canvas.getByText("Loading integrations")).toBeInTheDocument();
  },
};

export const AppInfoFailed: Story = {
  name: "Without app info everything but the strip is there [LAND-11 SHELL-40]",
  tags: ["state:landing/app-info-failed"],
  args: { state: { kind: "failed" } },
  parameters: { shell: { build: { kind: "known", version: null } } },
  play: async ({ canvas }) => {
    await expectComplete(canvas);
    await expect(canvas.queryByText("Works with the tools you have")).toBeNull();
    await expect(canvas.getByText("Build: unknown")).toBeVisible();
  },
};

export const kinds = {
  loading: LogosLoading,
  ready: Default,
  failed: AppInfoFailed,
} satisfies Record<LandingState["kind"], Story>;

export const LogosNone: Story = {
  name: "Without plugins the strip is absent and the page complete [LAND-05 LAND-11]",
  tags: ["state:landing/logos-none"],
  args: { state: { kind: "ready", integrations: [] } },
  play: async ({ canvas }) => {
    await expectComplete(canvas);
    await expect(canvas.queryByText("Works with the tools you have")).toBeNull();
  },
};

export const LogosMany: Story = {
  name: "Thirty logos wrap [LAND-05]",
  tags: ["state:landing/logos-many", "picture"],
  args: { state: { kind: "ready", integrations: manyTypes } },
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole("list", { name: "Integrations" }));
    await expect(strip.getAllByRole("listitem")).toHaveLength(30);
  },
};

export const LogoBroken: Story = {
  name: "A logo that does not load gives way to a letter [LAND-05 LO-48]",
  tags: ["state:landing/logo-broken"],
  args: {
    state: {
      kind: "ready",
      integrations: connectionTypes.map((type, index) =>
        index === 1 ? { ...type, logoUrl: "data:image/png;base64,broken" } : type,
      ),
    },
  },
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole("list", { name: "Integrations" }));
    await waitFor(() => expect(strip.getByText("H")).toBeVisible());
  },
};

export const LoggedIn: Story = {
  name: "Signed-in users keep their bar [LAND-01 LO-132]",
  tags: ["state:landing/logged-in", "picture"],
  parameters: signedIn,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Welcome, / })).toBeVisible();
  },
};

export const Mobile: Story = {
  tags: ["state:landing/mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const SmallMobile: Story = {
  name: "At 320 px nothing overflows [LAND-01 LO-130]",
  tags: ["state:landing/small-mobile"],
  globals: { viewport: { value: "smallest" } },
  play: async ({ canvasElement }) => {
    const { scrollWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { tags: ["state:landing/dark"], globals: { theme: "dark" } };
