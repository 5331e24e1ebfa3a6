import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { UnsavedChangesProvider, useUnsavedChanges } from "./unsaved-changes.tsx";

type PageProps = { onLeave: () => void };

/** A page with one field, which can be saved or left. */
function Page({ onLeave }: PageProps) {
  const [saved, setSaved] = useState("Halden Coffee");
  const [name, setName] = useState(saved);
  const unsaved = useUnsavedChanges();
  useEffect(() => unsaved.note("name", name !== saved), [unsaved, name, saved]);
  return (
    <div className="grid max-w-form gap-4">
      <Field label="Name">
        <TextInput onChange={(event) => setName(event.target.value)} value={name} />
      </Field>
      <div className="flex gap-2">
        <Button onClick={() => unsaved.ask({ discard: onLeave })}>Leave</Button>
        <Button onClick={() => setSaved(name)} variant="primary">
          Save
        </Button>
      </div>
    </div>
  );
}

const meta = {
  title: "Components/UnsavedChanges",
  component: Page,
  args: { onLeave: fn() },
  render: (args) => (
    <UnsavedChangesProvider>
      <Page {...args} />
    </UnsavedChangesProvider>
  ),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the browser would ask before the page is closed. */
function browserAsks(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

export const Default: Story = {
  tags: ["picture"],
  play: async ({ args, canvas, userEvent, step }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    const leave = canvas.getByRole("button", { name: "Leave" });
    await userEvent.type(name, " Roasters");
    await step("MUST ask before unsaved changes are lost, with the focus on staying", async () => {
      await userEvent.click(leave);
      const question = await screen.findByRole("alertdialog", { name: "Discard changes?" });
      await waitFor(() =>
        expect(within(question).getByRole("button", { name: "Keep editing" })).toHaveFocus(),
      );
    });
    await step("MUST keep what was typed, and lead back to where it was left", async () => {
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(args.onLeave).not.toHaveBeenCalled();
      await expect(name).toHaveValue("Halden Coffee Roasters");
      await waitFor(() => expect(leave).toHaveFocus());
    });
    await userEvent.click(leave);
  },
};

export const Playground: Story = {};

export const Discarded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "!");
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};

export const NothingToLose: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    const leave = canvas.getByRole("button", { name: "Leave" });
    await step("MUST have the browser ask before the page is closed", async () => {
      await expect(browserAsks()).toBe(false);
      await userEvent.type(name, "!");
      await expect(browserAsks()).toBe(true);
    });
    await step("MUST NOT ask where nothing was changed, or what was changed is saved", async () => {
      await userEvent.type(name, "{Backspace}");
      await userEvent.click(leave);
      await expect(args.onLeave).toHaveBeenCalledTimes(1);
      await userEvent.type(name, "!");
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await userEvent.click(leave);
      await expect(args.onLeave).toHaveBeenCalledTimes(2);
      await expect(browserAsks()).toBe(false);
    });
  },
};
