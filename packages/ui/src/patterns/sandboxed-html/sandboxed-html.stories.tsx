import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { guide, mail, unsafe, wide } from "./sandboxed-html.fixtures.ts";
import { SandboxedHtml } from "./sandboxed-html.tsx";

const meta = {
  title: "Patterns/Sandboxed HTML",
  component: SandboxedHtml,
  args: { html: mail, label: "Original message" },
  render: (args) => (
    <div className="max-w-form rounded-8 border bg-surface p-5">
      <SandboxedHtml {...args} />
    </div>
  ),
} satisfies Meta<typeof SandboxedHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

const frameOf = (element: HTMLElement) => element.querySelector("iframe");

export const Default: Story = {
  name: "Default [ITEM-09]",
  tags: ["picture"],
  play: async ({ canvas, canvasElement, step }) => {
    await step("MUST have a name, and say which hosts it does not ask for images", async () => {
      await expect(canvas.getByTitle("Original message")).toBe(frameOf(canvasElement));
      await expect(
        canvas.getByText("2 remote images from cdn.mailbeam.example are not loaded"),
      ).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Show 2 images" })).toBeEnabled();
    });
    const frame = frameOf(canvasElement);
    await waitFor(() => expect(frame?.clientHeight).toBeGreaterThan(200));
    await expect(frame?.srcdoc).not.toContain("Third time this month");
  },
};

export const Playground: Story = { args: { foldAbove: 160 } };

export const SetupGuide: Story = {
  name: "Setup guide [DOCS-03 DOCS-06]",
  args: { html: guide, label: "Setup guide" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await waitFor(() => expect(frameOf(canvasElement)?.clientHeight).toBeGreaterThan(200));
  },
};

export const Unsafe: Story = {
  name: "Unsafe [S23 LO-57]",
  args: { html: unsafe, label: "Setup guide" },
};

export const Wide: Story = {
  args: { html: wide },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Folded: Story = {
  args: { foldAbove: 160 },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("MUST unfold a tall text by a button that says whether it is open", async () => {
      const all = await canvas.findByRole("button", { name: "Show all" });
      await expect(frameOf(canvasElement)?.clientHeight).toBe(160);
      await userEvent.click(all);
      const less = canvas.getByRole("button", { name: "Show less" });
      await expect(less).toHaveAttribute("aria-expanded", "true");
      await expect(frameOf(canvasElement)?.clientHeight).toBeGreaterThan(160);
      await userEvent.click(less);
    });
  },
};

export const Empty: Story = {
  args: { html: "<script>1</script><p> </p>" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Nothing to show.")).toBeVisible();
    await expect(frameOf(canvasElement)).toBeNull();
  },
};

export const TooLong: Story = {
  args: {
    html: `<p>${"All the words of a very long thread. ".repeat(12_000)}</p>`,
    foldAbove: 240,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/too long to show in full/)).toBeVisible();
  },
};

export const Rough: Story = {
  args: {
    html: Object.values(roughTexts)
      .map((text) => `<p>${text}</p>`)
      .join(""),
  },
};

export const Smallest: Story = { globals: { viewport: { value: "smallest" } } };
