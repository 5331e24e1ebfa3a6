import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Collapsible } from "./collapsible.tsx";

const meta = {
  title: "Components/Collapsible",
  component: Collapsible,
  args: { title: "CONNECTIONS", count: "4 of 6", children: "QuickBooks – Halden Books" },
} satisfies Meta<typeof Collapsible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST be a button inside a heading that says whether it is open", async () => {
      const heading = canvas.getByRole("heading", { level: 2, name: /CONNECTIONS/ });
      const header = within(heading).getByRole("button", { name: /CONNECTIONS/ });
      await expect(header).toHaveAttribute("aria-expanded", "true");
      await userEvent.click(header);
      await expect(header).toHaveAttribute("aria-expanded", "false");
    });
    await step("MUST hide collapsed content from screen readers and the keyboard", async () => {
      await expect(canvas.queryByText("QuickBooks – Halden Books")).toBeNull();
    });
    await step("MUST open and close by keyboard", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByText("QuickBooks – Halden Books")).toBeVisible();
      await userEvent.keyboard(" ");
      await expect(canvas.queryByText("QuickBooks – Halden Books")).toBeNull();
      await userEvent.keyboard(" ");
      await expect(canvas.getByText("QuickBooks – Halden Books")).toBeVisible();
    });
  },
};

export const Playground: Story = { args: { title: roughTexts.long, className: "w-66" } };

/** Inner edges of the focus ring. */
function ringOf(header: HTMLElement) {
  const ringed = [header, ...header.querySelectorAll<HTMLElement>("*")].find(
    (element) => getComputedStyle(element).outlineStyle === "solid",
  );
  const { left, right } = (ringed ?? header).getBoundingClientRect();
  const gap = Number.parseFloat(getComputedStyle(ringed ?? header).outlineOffset);
  return { left: left - gap, right: right + gap, seen: ringed !== undefined };
}

export const Focused: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST keep its ring clear of its words and its arrow", async () => {
      await userEvent.tab();
      const header = canvas.getByRole("button", { name: /CONNECTIONS/ });
      await expect(header).toHaveFocus();
      const ring = ringOf(header);
      await expect(ring.seen).toBe(true);
      const words = canvas.getByText("CONNECTIONS").getBoundingClientRect();
      await expect(words.left - ring.left).toBeGreaterThanOrEqual(4);
      const arrow = header.querySelector("path")?.getBoundingClientRect();
      await expect(ring.right - (arrow?.right ?? 0)).toBeGreaterThanOrEqual(2);
    });
  },
};

export const Closed: Story = { args: { defaultOpen: false } };

export const Controlled: Story = {
  args: { open: true, onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /CONNECTIONS/ }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByText("QuickBooks – Halden Books")).toBeVisible();
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid w-66 gap-4">
      <Collapsible title="MODEL">openai:gpt-4o</Collapsible>
      <Collapsible title="CONNECTIONS" count="4 of 6">
        QuickBooks – Halden Books
      </Collapsible>
      <Collapsible title="UPLOAD DATA" defaultOpen={false}>
        Nothing to see
      </Collapsible>
      {Object.values(roughTexts).map((text) => (
        <Collapsible key={text} title={text} count="4 of 6">
          <span className="wrap-anywhere">{text}</span>
        </Collapsible>
      ))}
      <div dir="rtl">
        <Collapsible title={roughTexts.rightToLeft} defaultOpen={false}>
          {roughTexts.rightToLeft}
        </Collapsible>
      </div>
    </div>
  ),
};
