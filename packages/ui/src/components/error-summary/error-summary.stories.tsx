import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const errors = [
  { controlId: "summary-name", message: "Enter a name." },
  { controlId: "summary-site", label: "Site", message: "Enter a full address, with https." },
];

const meta = {
  title: "Components/Error Summary",
  component: ErrorSummary,
  args: { errors, takesFocus: false },
  decorators: [
    (Story) => (
      <div className="grid max-w-form gap-4">
        <Story />
        <Field controlId="summary-name" label="Connection name" error="Enter a name.">
          <TextInput />
        </Field>
        <Field controlId="summary-site" label="Site" error="Enter a full address, with https.">
          <TextInput defaultValue="haldencoffee" />
        </Field>
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST interrupt a screen reader", async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("Check these fields");
    });
    await step("MUST lead from each line to its control", async () => {
      await userEvent.click(
        canvas.getByRole("link", { name: "Site: Enter a full address, with https." }),
      );
      await expect(canvas.getByRole("textbox", { name: "Site" })).toHaveFocus();
      canvas.getByRole("link", { name: "Enter a name." }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("textbox", { name: "Connection name" })).toHaveFocus();
    });
  },
};

export const Playground: Story = {
  args: { title: "Two answers need another look", message: "The connection test failed." },
};

/** Rejects each press. */
function Refusing() {
  const [attempts, setAttempts] = useState(0);
  return (
    <>
      {attempts > 0 && <ErrorSummary key={attempts} errors={errors} />}
      <div>
        <Button onClick={() => setAttempts(attempts + 1)}>Save</Button>
      </div>
    </>
  );
}

export const TakesFocus: Story = {
  render: () => <Refusing />,
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST take the focus as it appears, and again with a new key", async () => {
      const save = canvas.getByRole("button", { name: "Save" });
      await userEvent.click(save);
      await expect(canvas.getByRole("alert")).toHaveFocus();
      await userEvent.click(save);
      await expect(canvas.getByRole("alert")).toHaveFocus();
    });
  },
};

export const MessageOnly: Story = {
  args: { errors: [], message: "An unknown error occurred." },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid gap-4">
      <ErrorSummary takesFocus={false} errors={errors} message={roughTexts.long} />
      <ErrorSummary
        takesFocus={false}
        errors={Object.values(roughTexts).map((text, index) => ({
          controlId: `rough-${index}`,
          label: text,
          message: text,
        }))}
      />
    </div>
  ),
};
