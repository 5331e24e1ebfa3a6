import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { Notice, type NoticeTone } from "./notice.tsx";

const tones: readonly NoticeTone[] = ["neutral", "success", "warning", "danger", "info"];
const onRetry = fn();

const meta = {
  title: "Components/Notice",
  component: Notice,
  args: { children: "Uploading 'sales.csv'..." },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("MUST interrupt a screen reader for danger only", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent("Uploading 'sales.csv'...");
      await expect(canvas.queryByRole("alert")).toBeNull();
    });
    await step("MUST read as its words alone, without icon or colour", async () => {
      await expect(canvas.queryByRole("img")).toBeNull();
    });
  },
};

export const Playground: Story = {
  args: {
    tone: "warning",
    title: "Mail text is in this run",
    children: "Every change asks you first until the chat ends.",
  },
};

export const Danger: Story = {
  args: { tone: "danger", children: "Could not save the connection." },
  play: async ({ canvas, step }) => {
    await step("MUST interrupt a screen reader for danger only", async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("Could not save the connection.");
    });
  },
};

export const WithAction: Story = {
  args: {
    tone: "danger",
    children: "Failed to upload file: The server rejected the file upload.",
    action: (
      <Button variant="ghost" size="sm" onClick={onRetry}>
        Try Again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  args: {
    className: "w-60",
    title: roughTexts.long,
    children: roughTexts.unbreakable,
    action: (
      <Button variant="ghost" size="sm">
        Try Again
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step("MUST keep its action within reach, however long its words are", async () => {
      const notice = canvasElement.querySelector('[data-slot="notice"]');
      await expect(notice?.scrollWidth).toBe(notice?.clientWidth);
      const action = canvas.getByRole("button", { name: "Try Again" }).getBoundingClientRect();
      const box = canvas.getByRole("status").getBoundingClientRect();
      await expect(action.right).toBeLessThanOrEqual(box.right);
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid max-w-form gap-3">
      {tones.map((tone) => (
        <Notice
          key={tone}
          tone={tone}
          title={roughTexts.long}
          icon={tone === "info" ? null : undefined}
        >
          {roughTexts.unbreakable}
        </Notice>
      ))}
      <div dir="rtl">
        <Notice tone="success" action={<Button size="sm">OK</Button>}>
          {roughTexts.rightToLeft}
        </Notice>
      </div>
    </div>
  ),
};
