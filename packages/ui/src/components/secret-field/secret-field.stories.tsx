import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { SecretField } from "./secret-field.tsx";

const meta = {
  title: "Components/Secret Field",
  component: SecretField,
  args: { onStateChange: fn() },
  render: (args) => (
    <div className="max-w-dialog-sm">
      <Field label="API token" hint="Admin Center, Apps and integrations.">
        <SecretField {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof SecretField>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = "hunter2";

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByLabelText("API token");
    await step(
      "MUST show only what was freshly typed, with a button that has a name and says whether it is pressed [F7]",
      async () => {
        await expect(input).toHaveAttribute("type", "password");
        await expect(canvas.queryByRole("button")).toBeNull();
        await userEvent.type(input, typed);
        const show = canvas.getByRole("button", { name: "Show as text", pressed: false });
        await expect(show).toHaveAccessibleDescription("API token");
        await userEvent.click(show);
        await expect(canvas.getByRole("textbox", { name: "API token" })).toHaveValue(typed);
        await expect(show).toHaveAttribute("aria-pressed", "true");
        // A press of the mouse leaves the caret where it was.
        await expect(input).toHaveFocus();
        await userEvent.click(show);
        await expect(input).toHaveAttribute("type", "password");
      },
    );
    await step("MUST never write the secret into the document [F6]", async () => {
      await expect(input).toHaveValue(typed);
      await expect(document.documentElement.outerHTML).not.toContain(typed);
    });
    await expect(input).toHaveAttribute("autocomplete", "new-password");
    await expect(input).toHaveAttribute("spellcheck", "false");
    await expect(args.onStateChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await expect(canvas.queryByRole("button")).toBeNull();
    input.blur();
  },
};

export const Playground: Story = { args: { stored: true, blank: "remove", size: "md" } };

export const Stored: Story = {
  args: { stored: true },
  play: async ({ canvas, step }) => {
    await step("MUST say plainly that a secret is stored, and offer to replace it", async () => {
      await expect(canvas.getByText("Stored, not shown")).toBeVisible();
      await expect(
        canvas.getByRole("button", { name: "Replace API token" }),
      ).toHaveAccessibleDescription("Admin Center, Apps and integrations. Stored, not shown");
      await expect(document.querySelector("#storybook-root input")).toBeNull();
    });
  },
};

export const Replaced: Story = {
  args: { stored: true, blank: "remove" },
  play: async ({ canvas, userEvent, args, step }) => {
    await step(
      "MUST put the focus into the input that Replace opens, and back on Replace when the stored one is kept",
      async () => {
        await userEvent.click(canvas.getByRole("button", { name: "Replace API token" }));
        const input = canvas.getByLabelText("API token");
        await expect(input).toHaveFocus();
        await expect(input).toHaveValue("");
        await expect(args.onStateChange).toHaveBeenLastCalledWith("replaced");
        await userEvent.type(input, typed);
        await userEvent.click(canvas.getByRole("button", { name: "Keep the stored value" }));
        await expect(canvas.getByRole("button", { name: "Replace API token" })).toHaveFocus();
        await expect(args.onStateChange).toHaveBeenLastCalledWith("unchanged");
      },
    );
    await userEvent.click(canvas.getByRole("button", { name: "Replace API token" }));
    await expect(canvas.getByLabelText("API token")).toHaveValue("");
    await expect(canvas.getByLabelText("API token")).toHaveAccessibleDescription(
      "Admin Center, Apps and integrations. Leave blank to remove the stored value.",
    );
    await userEvent.type(canvas.getByLabelText("API token"), typed);
    canvas.getByLabelText("API token").blur();
  },
};

export const ReplacedByTyping: Story = {
  args: { stored: true, replaceBy: "typing" },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText("API token");
    await expect(input).toHaveValue("");
    await expect(canvas.getByText("Leave blank to keep the stored value.")).toBeVisible();
    await userEvent.type(input, "x");
    await expect(args.onStateChange).toHaveBeenLastCalledWith("replaced");
    await userEvent.click(canvas.getByRole("button", { name: "Keep the stored value" }));
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue("");
    await expect(args.onStateChange).toHaveBeenLastCalledWith("unchanged");
    input.blur();
  },
};

/** A form that can be left; a save clears it, if one is stored already. */
function Sent({ stored }: { stored: boolean }) {
  const [saves, setSaves] = useState(0);
  const [shown, setShown] = useState(true);
  return (
    <div className="grid max-w-dialog-sm justify-items-start gap-4">
      <form
        className="grid w-full gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (stored) setSaves((count) => count + 1);
        }}
      >
        {shown && (
          <Field label="API token">
            <SecretField stored={stored} clears={saves} />
          </Field>
        )}
        <Button type="submit">Save</Button>
      </form>
      <Button variant="ghost" onClick={() => setShown(false)}>
        Leave
      </Button>
    </div>
  );
}

export const HiddenAgain: Story = {
  render: () => <Sent stored={false} />,
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText("API token");
    const show = () => canvas.getByRole("button", { name: "Show as text" });
    await step(
      "MUST hide the text again when the focus leaves the form, and when the form is sent [F7]",
      async () => {
        await userEvent.type(input, typed);
        await userEvent.click(show());
        await userEvent.tab();
        await expect(show()).toHaveFocus();
        await userEvent.tab();
        // Still inside of the form.
        await expect(input).toHaveAttribute("type", "text");
        await userEvent.tab();
        await expect(canvas.getByRole("button", { name: "Leave" })).toHaveFocus();
        await waitFor(() => expect(input).toHaveAttribute("type", "password"));
        await expect(show()).toHaveAttribute("aria-pressed", "false");
        await userEvent.click(show());
        await expect(input).toHaveAttribute("type", "text");
        const seen: string[] = [];
        input.closest("form")?.addEventListener("submit", () => {
          seen.push((input as HTMLInputElement).value);
        });
        await userEvent.type(input, "{Enter}");
        await expect(seen).toEqual([typed]);
        await waitFor(() => expect(input).toHaveAttribute("type", "password"));
      },
    );
  },
};

export const Forgotten: Story = {
  render: () => <Sent stored />,
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST forget the text after a save and when it goes away [F6]", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Replace API token" }));
      const first = canvas.getByLabelText<HTMLInputElement>("API token");
      await userEvent.type(first, `${typed}{Enter}`);
      await expect(canvas.getByRole("button", { name: "Replace API token" })).toHaveFocus();
      await expect(first.value).toBe("");
      await userEvent.click(canvas.getByRole("button", { name: "Replace API token" }));
      const second = canvas.getByLabelText<HTMLInputElement>("API token");
      await userEvent.type(second, typed);
      await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
      await expect(second.isConnected).toBe(false);
      await expect(second.value).toBe("");
    });
  },
};

export const NewPassword: Story = {
  name: "A new password has no stored one",
  render: () => (
    <div className="max-w-dialog-sm">
      <Field label="Password" hint="12 characters or more." required>
        <SecretField autoComplete="new-password" size="lg" minLength={12} />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Password")).toBeRequired();
    await expect(canvas.queryByText(/stored/)).toBeNull();
  },
};

export const Invalid: Story = {
  render: () => (
    <div className="grid max-w-dialog-sm gap-4">
      <Field label="Client secret" error="The provider refused this secret. Replace it.">
        <SecretField stored />
      </Field>
      <Field label="API token" error="Enter a value." required>
        <SecretField />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: "Replace Client secret" }),
    ).toHaveAccessibleDescription(
      "The provider refused this secret. Replace it. Stored, not shown",
    );
    await expect(canvas.getByLabelText("API token")).toBeInvalid();
  },
};

const sizes = ["sm", "md", "lg"] as const;
const states = ["new", "stored", "by typing", "invalid", "disabled", "stored, disabled"] as const;

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid gap-6">
      <Matrix rows={states} columns={sizes}>
        {(state, size) => (
          <SecretField
            aria-label="API token"
            size={size}
            stored={state.includes("stored") || state === "by typing"}
            replaceBy={state === "by typing" ? "typing" : "button"}
            invalid={state === "invalid"}
            disabled={state.includes("disabled")}
          />
        )}
      </Matrix>
      <div className="grid w-60 gap-4 wrap-anywhere">
        {Object.values(roughTexts).map((text) => (
          <Field key={text} label={text} hint={text}>
            <SecretField stored />
          </Field>
        ))}
      </div>
    </div>
  ),
};
