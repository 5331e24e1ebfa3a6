import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Matrix } from "../../testing/matrix.tsx";
import { CopyButton } from "./copy-button.tsx";

const writeText = fn<(text: string) => Promise<void>>();

/** Replaces the clipboard for a story, and keeps the outcome on screen for its picture. */
function stage(answer: () => Promise<void>) {
  writeText.mockReset().mockImplementation(answer);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  const { setTimeout: wait } = globalThis;
  const held: typeof wait = ((run: () => void, ms?: number) =>
    ms === 2000 ? 0 : wait(run, ms)) as typeof wait;
  globalThis.setTimeout = held;
  return () => {
    globalThis.setTimeout = wait;
  };
}

const meta = {
  title: "Components/CopyButton",
  component: CopyButton,
  args: { text: "sk-test", label: "Copy key" },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: "md" } };

export const Copied: Story = {
  beforeEach: () => stage(() => Promise.resolve()),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole("button");
    await step("MUST announce that it copied", async () => {
      await userEvent.click(button);
      await expect(writeText).toHaveBeenCalledWith("sk-test");
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    });
    await step("MUST keep its name and its focus after a press", async () => {
      await expect(button).toHaveAccessibleName("Copy key");
      await expect(button).toHaveFocus();
    });
  },
};

const formatted = fn<(items: ClipboardItem[]) => Promise<void>>();

export const Formatted: Story = {
  args: {
    text: "**1\\*2**",
    formats: {
      plain: (text) => text.replace("\\", ""),
      html: (text) => `<b>${text.length}</b>`,
    },
  },
  beforeEach: () => {
    const restore = stage(() => Promise.resolve());
    formatted.mockReset().mockResolvedValue(undefined);
    Object.assign(navigator.clipboard, { write: formatted });
    return restore;
  },
  play: async ({ canvas, userEvent, step }) => {
    const press = () => userEvent.click(canvas.getByRole("button", { name: "Copy key" }));
    await step("copies HTML beside the text", async () => {
      await press();
      const item = formatted.mock.lastCall?.[0][0];
      const read = async (type: string) => (await item?.getType(type))?.text();
      await expect(await read("text/plain")).toBe("**1*2**");
      await expect(await read("text/html")).toBe("<b>8</b>");
      await expect(writeText).not.toHaveBeenCalled();
    });
    await step("copies the text alone where the browser refuses both", async () => {
      formatted.mockRejectedValue(new Error("refused"));
      await press();
      await waitFor(() => expect(writeText).toHaveBeenCalledWith("**1*2**"));
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    });
  },
};

export const Refused: Story = {
  beforeEach: () => stage(() => Promise.reject(new Error("refused"))),
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST announce that it could not copy", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Copy key" }));
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Could not copy"));
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix
      rows={["ghost", "neutral"] as const}
      columns={["xs", "sm", "md", "lg", "disabled"] as const}
    >
      {(variant, look) => (
        <CopyButton
          text="sk-test"
          label={`Copy ${variant} ${look}`}
          variant={variant}
          size={look === "disabled" ? "sm" : look}
          disabled={look === "disabled"}
        />
      )}
    </Matrix>
  ),
};
