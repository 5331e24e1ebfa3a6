import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { Composer } from "../composer/index.ts";
import { approvalNow, createTask } from "./approval.fixtures.ts";
import { ApprovalDialog } from "./approval-dialog.tsx";
import { useTypingDebounce } from "./use-typing-debounce.ts";

type WritingProps = { onDeny: () => void };

/** A person is typing when a request arrives with the fourth letter. */
function Writing({ onDeny }: WritingProps) {
  const [text, setText] = useState("");
  const [answered, setAnswered] = useState(false);
  const arrived = text.length > 3 && !answered ? createTask : null;
  const { request, waiting } = useTypingDebounce(arrived);
  return (
    <div className="mx-auto max-w-184 p-6">
      <Composer
        onSend={() => {}}
        onValueChange={setText}
        value={text}
        waiting={waiting ? "Approval waiting" : null}
      />
      <ApprovalDialog
        now={approvalNow}
        onApprove={() => {}}
        onDeny={() => {
          setAnswered(true);
          onDeny();
        }}
        request={request}
      />
    </div>
  );
}

const meta = {
  title: "Patterns/ApprovalDialog/QuietOpening",
  component: Writing,
  args: { onDeny: fn() },
} satisfies Meta<typeof Writing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Waits for a pause, then gives the draft back with its caret [A3]",
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
    await userEvent.type(box, "half a sentence");
    await step("MUST wait for a pause while somebody writes, and give the draft back", async () => {
      await expect(screen.queryByRole("alertdialog")).toBeNull();
      await expect(canvas.getByRole("alert")).toHaveTextContent("Approval waiting");
      box.setSelectionRange(4, 4);
      const dialog = await screen.findByRole("alertdialog", {}, { timeout: 3_000 });
      await waitFor(() => expect(dialog).toHaveAttribute("data-armed"), { timeout: 3_000 });
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(args.onDeny).toHaveBeenCalledTimes(1);
      await expect(box).toHaveValue("half a sentence");
      await expect(box.selectionStart).toBe(4);
      await waitFor(() => expect(box).toHaveFocus());
    });
  },
};

export const Composing: Story = {
  name: "Waits for the end of an open composition, however long nothing is typed [A3]",
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
    await userEvent.click(box);
    await step("MUST wait for a pause while somebody writes, and give the draft back", async () => {
      await fireEvent.compositionStart(box);
      await fireEvent.change(box, { target: { value: "mañana" } });
      const began = performance.now();
      // Longer than the pause after which it would open, shorter than the maximum delay.
      await waitFor(() => expect(performance.now() - began).toBeGreaterThan(1_500), {
        timeout: 3_000,
      });
      await expect(screen.queryByRole("alertdialog")).toBeNull();
      await expect(canvas.getByRole("alert")).toHaveTextContent("Approval waiting");
      await expect(box).toHaveFocus();
      await fireEvent.compositionEnd(box);
      await expect(await screen.findByRole("alertdialog", {}, { timeout: 3_000 })).toBeVisible();
      await expect(box).toHaveValue("mañana");
    });
  },
};

export const LongestWait: Story = {
  name: "Opens after five seconds even when nobody pauses [A3]",
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "Message" });
    const began = performance.now();
    await userEvent.click(box);
    while (screen.queryByRole("alertdialog") === null && performance.now() - began < 9_000) {
      await userEvent.keyboard("x");
      await new Promise((next) => requestAnimationFrame(next));
    }
    await expect(screen.getByRole("alertdialog")).toBeInTheDocument();
    await expect(performance.now() - began).toBeGreaterThan(4_000);
    // How many letters are typed in five seconds depends on the machine, and the picture would show them.
    await fireEvent.change(box, { target: { value: "half a sentence" } });
  },
};
