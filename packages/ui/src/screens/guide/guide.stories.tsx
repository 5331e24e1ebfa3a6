import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { guide, unsafe, wide } from "../../patterns/sandboxed-html/sandboxed-html.fixtures.ts";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { withShell } from "../screen-frame.tsx";
import { logos } from "../welcome/welcome.fixtures.ts";
import { type GuideReady, GuideScreen, type GuideState } from "./guide.tsx";

const setup: GuideReady = {
  kind: "ready",
  about: "setup",
  displayName: "Ledgerline Books",
  logoUrl: logos.books,
  html: guide,
  vendorHref: "https://docs.ledgerline.example",
};
const tools: GuideReady = { ...setup, about: "tools" };

const meta = {
  title: "Screens/Guide",
  component: GuideScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen" },
  decorators: [withShell],
  args: { state: setup, paths },
} satisfies Meta<typeof GuideScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const frameOf = (element: HTMLElement) => element.querySelector("iframe");

export const Default: Story = {
  name: "A setup guide: titled by its app, with the way back and the server's text [DOCS-01 DOCS-02 DOCS-03 LO-54 LO-56]",
  tags: ["state:setup-guide/populated", "picture"],
  play: async ({ canvas, canvasElement }) => {
    const title = "Setup Guide for Ledgerline Books";
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "My Connections" })).toHaveAttribute(
      "href",
      "/ui/connections",
    );
    await expect(canvas.getByRole("link", { name: /^Documentation/ })).toHaveAttribute(
      "href",
      "https://docs.ledgerline.example",
    );
    await expect(canvas.getByTitle(title)).toBe(frameOf(canvasElement));
    await waitFor(() => expect(frameOf(canvasElement)?.clientHeight).toBeGreaterThan(100));
  },
};

export const Loading: Story = {
  name: "While a text loads [DOCS-03 DOCS-06 LO-136]",
  tags: ["state:setup-guide/loading", "state:tool-docs/loading", "picture"],
  args: { state: { kind: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading page")).toBeInTheDocument();
  },
};

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  GuideState["kind"],
  Story
>;

export const Tools: Story = {
  name: "The documentation of a tool, with the way home [DOCS-06 DOCS-07]",
  tags: ["state:tool-docs/populated", "picture"],
  args: { state: { ...tools, vendorHref: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Ledgerline Books" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect(canvas.queryByRole("link", { name: /^Documentation/ })).toBeNull();
    await waitFor(() => expect(frameOf(canvasElement)?.clientHeight).toBeGreaterThan(100));
  },
};

export const LongAndWide: Story = {
  name: "A wide table and long code scroll inside [DOCS-03]",
  tags: ["state:setup-guide/long-wide", "picture"],
  args: { state: { ...setup, html: `${guide}${wide}${guide}` } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(frameOf(canvasElement)?.clientHeight).toBeGreaterThan(200));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Unsafe: Story = {
  name: "Scripts, frames and handlers are gone, the rest is shown [DOCS-03 LO-57]",
  tags: ["state:setup-guide/unsafe-html", "picture"],
  args: { state: { ...setup, html: unsafe } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(frameOf(canvasElement)?.srcdoc).toBeTruthy());
    await expect(frameOf(canvasElement)?.srcdoc).not.toMatch(/<script|onerror|<iframe|<form/i);
  },
};

export const UnsafeTools: Story = {
  name: "In the documentation of a tool, too [DOCS-06 LO-57]",
  tags: ["state:tool-docs/unsafe-html"],
  args: { state: { ...tools, html: unsafe } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(frameOf(canvasElement)?.srcdoc).toBeTruthy());
    await expect(frameOf(canvasElement)?.srcdoc).not.toMatch(/<script|onerror|<iframe|<form/i);
  },
};

export const Mobile: Story = {
  tags: ["state:setup-guide/mobile"],
  globals: { viewport: { value: "mobile" } },
  play: Default.play,
};

export const ToolsMobile: Story = {
  tags: ["state:tool-docs/mobile"],
  args: { state: tools },
  globals: { viewport: { value: "mobile" } },
};

export const Dark: Story = { tags: ["state:setup-guide/dark"], globals: { theme: "dark" } };

export const ToolsDark: Story = {
  tags: ["state:tool-docs/dark"],
  args: { state: tools },
  globals: { theme: "dark" },
};
