import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { FileDrop } from "./file-drop.tsx";

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
    const bad = new File(["a"], "photo.png", { type: "image/png" });
    await fireEvent.dragOver(zone, { dataTransfer: { files: [good] } });
    await expect(zone).toHaveTextContent("Drop to upload");
    await fireEvent.drop(zone, { dataTransfer: { files: [good] } });
    await expect(args.onFile).toHaveBeenCalledWith(good);
    await fireEvent.drop(zone, { dataTransfer: { files: [bad] } });
    await expect(args.onReject).toHaveBeenCalledWith(bad);
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { loading: true, label: "Uploading 'sales.csv'..." },
  play: async ({ canvas, args }) => {
    await fireEvent.drop(canvas.getByRole("button"), {
      dataTransfer: { files: [new File(["a"], "sales.csv")] },
    });
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
