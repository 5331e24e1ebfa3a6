import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Footer } from "./footer.tsx";
import { brand, paths } from "./shell.fixtures.ts";

const meta = {
  title: "Patterns/Shell/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: { brand, paths, build: { kind: "known", version: "1.4.2" }, year: 2026 },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["picture"] };
export const Playground: Story = {};

export const BuildKnown: Story = {
  name: "Copyright, both legal links and the build [SHELL-38 SHELL-39]",
  tags: ["state:shell-footer/build-known"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("© 2026 Switchboard")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
      "href",
      "/ui/privacy-policy",
    );
    await expect(canvas.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
      "href",
      "/ui/terms-of-service",
    );
    await expect(canvas.getByText("Build: 1.4.2")).toBeVisible();
  },
};

export const BuildUnknown: Story = {
  name: "Without a version the build is unknown [SHELL-40]",
  tags: ["state:shell-footer/build-unknown"],
  args: { build: { kind: "known", version: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Build: unknown")).toBeVisible();
  },
};

export const Loading: Story = {
  name: "While app info loads, so does the build [SHELL-41]",
  tags: ["state:shell-footer/loading"],
  args: { build: { kind: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading...")).toBeVisible();
    await expect(canvas.queryByText(/^Build:/)).toBeNull();
  },
};

export const Mobile: Story = {
  tags: ["state:shell-footer/mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const Dark: Story = { tags: ["state:shell-footer/dark"], globals: { theme: "dark" } };
