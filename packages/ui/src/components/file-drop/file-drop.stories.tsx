import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Field } from "../field/field.tsx";
import { roughTexts } from "../../testing/matrix.tsx";
import { FileDrop } from "./file-drop.tsx";

/** Drags files over an element, or drops them. */
function drag(type: "dragover" | "drop", target: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
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
    onLeaveOut: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    await step("MUST open the file chooser by keyboard as a button", async () => {
      const opened = fn((event: Event) => event.preventDefault());
      input?.addEventListener("click", opened, { once: true });
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "CSV or Excel file" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(opened).toHaveBeenCalledOnce();
    });
    await expect(input).toHaveAttribute("accept", ".csv,.xlsx,text/csv");
    const file = new File(["a,b"], "sales.csv", { type: "text/csv" });
    if (input) await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

export const Playground: Story = { args: { label: "Knowledge file" } };

export const Hanging: Story = {
  play: async ({ canvas, step }) => {
    const zone = canvas.getByRole("button");
    await step("MUST say that a file can fall while one hangs over it", async () => {
      drag("dragover", zone, new File(["a"], "sales.csv"));
      await waitFor(() => expect(zone).toHaveTextContent("Drop to upload"));
    });
  },
};

export const Dropped: Story = {
  play: async ({ canvas, args, step }) => {
    const zone = canvas.getByRole("button");
    drag("drop", zone, new File(["a"], "sales.csv"));
    await waitFor(() => expect(zone).toHaveTextContent("CSV or Excel file"));
    await expect(args.onFile).toHaveBeenCalledOnce();
    await step("MUST refuse files of another kind", async () => {
      drag("drop", zone, new File(["a"], "photo.png", { type: "image/png" }));
      await waitFor(() => expect(args.onReject).toHaveBeenCalledOnce());
      await expect(args.onFile).toHaveBeenCalledOnce();
    });
  },
};

export const SeveralDropped: Story = {
  play: async ({ canvas, args, step }) => {
    const [photo, first, second] = [
      new File(["a"], "photo.png", { type: "image/png" }),
      new File(["a"], "sales.csv"),
      new File(["b"], "costs.csv"),
    ];
    await step("MUST tell of the files that it leaves out", async () => {
      drag("drop", canvas.getByRole("button"), photo, first, second);
      await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(first));
      await expect(args.onLeaveOut).toHaveBeenCalledWith({ file: first, count: 2 });
      await expect(args.onReject).not.toHaveBeenCalled();
    });
    drag("drop", canvas.getByRole("button"), second);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledTimes(2));
    await expect(args.onLeaveOut).toHaveBeenCalledOnce();
  },
};

export const InAField: Story = {
  args: { label: "Choose a picture" },
  render: (args) => (
    <Field label="Icon" hint="1 MB at most." error="This is no picture.">
      <FileDrop {...args} />
    </Field>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be named and described by its field, too", async () => {
      const button = canvas.getByRole("button", { name: "Icon Choose a picture" });
      await expect(button).toHaveAccessibleDescription("This is no picture. 1 MB at most.");
      await expect(button).toHaveAttribute("aria-invalid", "true");
    });
  },
};

export const Loading: Story = {
  args: { loading: true, label: "Uploading 'sales.csv'..." },
  play: async ({ canvas, userEvent, args, step }) => {
    const zone = canvas.getByRole("button");
    await step("MUST take no file while one is on its way", async () => {
      await userEvent.click(zone);
      drag("drop", zone, new File(["a"], "sales.csv"));
      await expect(args.onFile).not.toHaveBeenCalled();
      await expect(zone).toHaveAttribute("aria-disabled", "true");
    });
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: (args) => (
    <div className="grid w-66 gap-3">
      <FileDrop {...args} />
      <FileDrop {...args} loading />
      <FileDrop {...args} disabled />
      {Object.values(roughTexts).map((text) => (
        <FileDrop {...args} key={text} label={text} />
      ))}
    </div>
  ),
};
