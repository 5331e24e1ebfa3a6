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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Uploading 'sales.csv'...");
  },
};
export const Playground: Story = {
  args: {
    tone: "warning",
    title: "Mail text is in this run",
    children: "Every change asks you first until the chat ends.",
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
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const Tones: Story = {
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
    </div>
  ),
};
export const Dark: Story = { ...Tones, name: "Dark", globals: { theme: "dark" } };
