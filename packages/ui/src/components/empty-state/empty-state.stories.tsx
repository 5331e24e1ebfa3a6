import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inbox } from "lucide-react";
import { expect, fn } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const onConfigure = fn();

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: {
    title: "Your inbox is empty. Great job!",
    icon: Inbox,
    children: "New mail, issues and data conditions appear here by themselves.",
    actions: (
      <Button size="sm" onClick={onConfigure}>
        Configure Sources
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    onConfigure.mockClear();
    await step("MUST offer the way on where there is one", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Configure Sources" }));
      await expect(onConfigure).toHaveBeenCalledOnce();
    });
    await step("MUST hide its icon from screen readers", async () => {
      await expect(canvas.queryByRole("img")).toBeNull();
    });
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};

export const Playground: Story = {
  args: { level: 2, title: "No playbooks yet.", children: "Save a prompt to use it again." },
};

export const WholePage: Story = {
  args: { level: 1, title: "No connections yet." },
  play: async ({ canvas, step }) => {
    await step("MUST be a heading where it is the content of a page", async () => {
      await expect(
        canvas.getByRole("heading", { level: 1, name: "No connections yet." }),
      ).toBeVisible();
    });
  },
};

export const TitleOnly: Story = {
  args: { title: "No chats yet.", icon: undefined, children: undefined, actions: undefined },
};

export const Smallest: Story = {
  globals: { viewport: { value: "smallest", isRotated: false } },
  args: { title: roughTexts.unbreakable, children: roughTexts.unbreakable },
  play: async ({ step }) => {
    await step("MUST stay inside the page at 320 px, however long its words are", async () => {
      await expect(window.innerWidth).toBe(320);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: (args) => (
    <div className="grid max-w-page gap-4 sm:grid-cols-2">
      <EmptyState title="No chats yet." />
      <EmptyState title="No chats yet." icon={Inbox} />
      {Object.values(roughTexts).map((text) => (
        <EmptyState {...args} key={text} title={text}>
          {text}
        </EmptyState>
      ))}
    </div>
  ),
};
