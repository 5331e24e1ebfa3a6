import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { Dialog, DialogContent, DialogTrigger } from "../dialog/dialog.tsx";
import { DialogBody } from "../dialog/dialog-parts.tsx";
import { Field } from "../field/field.tsx";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

function Stateful(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Combobox
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const people = [
  { value: "priya", label: "Priya Raman", hint: "Operations" },
  { value: "ines", label: "Inês Duarte", hint: "Lisbon" },
  { value: "rafael", label: "Rafael Prior", hint: "Wholesale" },
  { value: "jonas", label: "Jonas Weber", hint: "On leave until Monday", disabled: true },
  { value: "maya", label: "Maya Lindqvist" },
];

const meta = {
  title: "Components/Combobox",
  component: Combobox,
  parameters: { contract: { control: "combobox-control" } },
  args: {
    options: people,
    "aria-label": "Assignee",
    onValueChange: fn(),
    onQueryChange: undefined,
  },
  render: (args) => (
    <div className="min-h-66 max-w-66">
      <Stateful {...args} />
    </div>
  ),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole("combobox", { name: "Assignee" });
    await userEvent.click(field);
    await userEvent.type(field, "ra");
    await step("MUST announce how many answers were found", async () => {
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("2 results"));
      await expect(await screen.findAllByRole("option")).toHaveLength(2);
    });
    await userEvent.click(await screen.findByRole("option", { name: /Priya Raman/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("priya");
    await waitFor(() => expect(field).toHaveValue("Priya Raman"));
  },
};

export const Playground: Story = { args: { value: "maya", clearable: true } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole("combobox", { name: "Assignee" });
    await step(
      "MUST keep the focus in its field while the arrow keys move through the answers",
      async () => {
        await userEvent.tab();
        await userEvent.keyboard("{ArrowDown}");
        await screen.findByRole("listbox", { name: "Assignee" });
        await userEvent.keyboard("{ArrowDown}{ArrowDown}");
        await expect(field).toHaveFocus();
        await waitFor(() => {
          const active = field.getAttribute("aria-activedescendant") ?? "";
          return expect(document.querySelector(`#${CSS.escape(active)}`)).toHaveRole("option");
        });
      },
    );
    await step("MUST choose by Enter and take back what was typed by Escape", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "ines");
      await screen.findByRole("option", { name: /Inês/ });
      await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant"));
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("ines"));
      await waitFor(() => expect(field).toHaveValue("Inês Duarte"));
      await userEvent.type(field, " and more");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(field).toHaveValue("Inês Duarte"));
      await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    });
  },
};

/** The option that Enter would choose. */
function marked(field: HTMLElement) {
  const id = field.getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id);
}

export const OpenByKeyboard: Story = {
  args: { value: "rafael" },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole("combobox", { name: "Assignee" });
    const closed = () => waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await userEvent.tab();
    await step(
      "MUST open by an arrow key, with Alt or without, and close by Alt and the arrow up",
      async () => {
        for (const open of ["{ArrowDown}", "{ArrowUp}", "{Alt>}{ArrowDown}{/Alt}"]) {
          await userEvent.keyboard(open);
          await screen.findByRole("listbox", { name: "Assignee" });
          await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
          await closed();
          await expect(field).toHaveFocus();
        }
      },
    );
    await step(
      "MUST mark the chosen answer when it opens, and none where nothing is chosen",
      async () => {
        await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
        await waitFor(() => expect(marked(field)).toHaveTextContent("Rafael Prior"));
        await userEvent.keyboard("{ArrowDown}");
        // The one after it is disabled.
        await waitFor(() => expect(marked(field)).toHaveTextContent("Maya Lindqvist"));
        await userEvent.keyboard("{Escape}");
        await closed();
        await userEvent.keyboard("{ArrowDown}");
        await waitFor(() => expect(marked(field)).toHaveTextContent("Rafael Prior"));
        await userEvent.keyboard("{Enter}");
        await closed();
        await expect(args.onValueChange).not.toHaveBeenCalled();
        await userEvent.click(canvas.getByRole("button", { name: "Clear Assignee" }));
        await userEvent.keyboard("{ArrowDown}");
        await screen.findByRole("option", { name: /Priya/ });
        await expect(marked(field)).toBeNull();
        await userEvent.keyboard("{ArrowDown}");
        await waitFor(() => expect(marked(field)).toHaveTextContent("Priya Raman"));
      },
    );
  },
};

export const OnlyFromTheList: Story = {
  args: { value: "maya" },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole("combobox");
    await step("MUST take no text for an answer that is not in the list", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "Somebody else");
      await expect(await screen.findByText("No matches.")).toBeVisible();
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveValue("Maya Lindqvist"));
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
  },
};

export const FreeText: Story = {
  args: { freeText: true, "aria-label": "Label", value: "maya" },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox", { name: "Label" });
    await userEvent.click(field);
    await waitFor(() => expect(marked(field)).toHaveTextContent("Maya Lindqvist"));
    await userEvent.clear(field);
    await userEvent.type(field, "Roastery");
    // The typed text is the value: Enter chooses no other in its place.
    await waitFor(() => expect(marked(field)).toBeNull());
    await userEvent.tab();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("Roastery"));
    await expect(field).toHaveValue("Roastery");
  },
};

const onSubmit = fn();

export const FreeTextInAForm: Story = {
  args: { freeText: true, "aria-label": "Label", value: "maya", name: "label" },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get("label"));
      }}
    >
      <Stateful {...args} />
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole("combobox", { name: "Label" });
    await step("MUST send a form by Enter with what is typed", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "Roastery{Enter}");
      await expect(onSubmit).toHaveBeenLastCalledWith("Roastery");
      await expect(field).toHaveAttribute("aria-expanded", "false");
      await userEvent.clear(field);
      await userEvent.keyboard("{Enter}");
      await expect(onSubmit).toHaveBeenLastCalledWith("");
    });
  },
};

export const Clear: Story = {
  args: { value: "maya" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear Assignee" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await expect(canvas.getByRole("combobox")).toHaveValue("");
  },
};

export const InAField: Story = {
  args: { "aria-label": undefined },
  render: (args) => (
    <Field label="Assignee" hint="Gets a mail." error="Choose one.">
      <Stateful {...args} />
    </Field>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be named and described by the field around it", async () => {
      const field = canvas.getByRole("combobox", { name: "Assignee" });
      await expect(field).toHaveAccessibleDescription("Choose one. Gets a mail.");
      await expect(field).toBeInvalid();
    });
  },
};

const openList: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("combobox"));
  await userEvent.keyboard("c");
};

export const Loading: Story = {
  args: { options: [], status: "loading", onQueryChange: fn() },
  play: async (context) => {
    await openList(context);
    await waitFor(() => expect(context.canvas.getByRole("status")).toHaveTextContent("Loading…"));
    await expect(context.args.onQueryChange).toHaveBeenLastCalledWith("c");
  },
};

export const Empty: Story = {
  args: { options: [], emptyText: "Nobody of that name works here.", onQueryChange: fn() },
  play: async (context) => {
    await openList(context);
    await expect(await screen.findByText("Nobody of that name works here.")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { options: [], status: "error", onRetry: fn(), onQueryChange: fn() },
  play: async (context) => {
    await openList(context);
    await context.userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
    // The typed text is searched for again.
    await expect(context.canvas.getByRole("combobox")).toHaveValue("c");
    await expect(context.args.onQueryChange).toHaveBeenLastCalledWith("c");
  },
};

export const InADialog: Story = {
  render: (args) => (
    <Dialog>
      <DialogTrigger>
        <Button>Assign</Button>
      </DialogTrigger>
      <DialogContent title="Assign the task">
        <DialogBody>
          <Field label="Assignee">
            <Stateful {...args} aria-label={undefined} />
          </Field>
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvas, userEvent, step, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Assign" }));
    const field = await screen.findByRole("combobox", { name: "Assignee" });
    await step(
      "MUST close only its own list by Escape, and leave a dialog around it open",
      async () => {
        await userEvent.click(field);
        await screen.findByRole("listbox");
        await userEvent.keyboard("{Escape}");
        await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
        await expect(screen.getByRole("dialog", { name: "Assign the task" })).toBeVisible();
      },
    );
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole("option", { name: /Maya/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("maya");
    await expect(screen.getByRole("dialog", { name: "Assign the task" })).toBeVisible();
  },
};

export const Open: Story = {
  tags: ["picture"],
  args: { value: "ines" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(await screen.findByRole("option", { name: /Inês/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

const states = ["chosen", "none", "invalid", "read only", "disabled"] as const;

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid gap-6">
      <Matrix rows={["sm", "md", "lg"] as const} columns={states}>
        {(size, state) => (
          <div className="w-44">
            <Combobox
              aria-label={`${size} ${state}`}
              size={size}
              options={people}
              value={state === "none" ? undefined : "priya"}
              invalid={state === "invalid" || undefined}
              readOnly={state === "read only"}
              disabled={state === "disabled"}
            />
          </div>
        )}
      </Matrix>
      <div className="grid w-66 gap-3">
        {Object.entries(roughTexts).map(([name, text]) => (
          <Combobox
            key={name}
            aria-label={name}
            options={[{ value: name, label: text }]}
            value={name}
          />
        ))}
      </div>
    </div>
  ),
};
