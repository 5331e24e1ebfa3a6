import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { FileDrop } from "./file-drop.tsx";

/** Hangs a file over an element, or lets it fall. */
function drag(type: "dragover" | "drop", target: Element, file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

const meta = {
  title: "Components/FileDrop",
  component: FileDrop,
  args: {
    label: "CSV or Excel file",
    dropLabel: "Drop to upload",
    accept: [".csv", ".xlsx", "text/csv"],
    onFile: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "CSV or Excel file" })).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    await expect(input).toHaveAttribute("accept", ".csv,.xlsx,text/csv");
    const file = new File(["a,b"], "sales.csv", { type: "text/csv" });
    if (input) await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};
export const Playground: Story = { args: { loading: true } };
export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole("button");
    const good = new File(["a"], "sales.csv");
    drag("dragover", zone, good);
    await waitFor(() => expect(zone).toHaveTextContent("Drop to upload"));
    drag("drop", zone, good);
    await waitFor(() => expect(zone).toHaveTextContent("CSV or Excel file"));
    await expect(args.onFile).toHaveBeenCalledOnce();
    drag("drop", zone, new File(["a"], "photo.png", { type: "image/png" }));
    await waitFor(() => expect(args.onReject).toHaveBeenCalledOnce());
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { loading: true, label: "Uploading 'sales.csv'..." },
  play: async ({ canvas, userEvent, args }) => {
    const zone = canvas.getByRole("button");
    await userEvent.click(zone);
    drag("drop", zone, new File(["a"], "sales.csv"));
    await expect(args.onFile).not.toHaveBeenCalled();
    await expect(zone).toHaveAttribute("aria-disabled", "true");
  },
};
export const Disabled: Story = { args: { disabled: true } };
