import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SchemaForm } from "../../form/schema-form.tsx";
import { BackLink } from "../back-link/back-link.tsx";
import { Button } from "../button/button.tsx";
import { CopyButton } from "../copy-button/copy-button.tsx";
import { Field } from "../field/field.tsx";
import { Link } from "../link/link.tsx";
import { NumberField } from "../number-field/number-field.tsx";
import { SecretField } from "../secret-field/secret-field.tsx";
import { Select } from "../select/select.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { pseudoLabels } from "./labels.fixtures.ts";
import { LabelsProvider } from "./labels.tsx";

function nothing(): void {}

/** Components with words of their own; the caller's texts stay English. */
function Examples() {
  return (
    <div className="grid max-w-form grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <BackLink href="/ui" />
        <Link href="https://example.com" newTab>
          Terms
        </Link>
        <CopyButton text="INV-20418" />
        <Button loading>Save Connection</Button>
      </div>
      <Field label="Description" optional>
        <TextInput />
      </Field>
      <Field label="Model">
        <Select options={[{ value: "a", label: "openai:gpt-4o" }]} onValueChange={nothing} />
      </Field>
      <Field label="Max Tool Calls">
        <NumberField value={6} min={1} max={20} onValueChange={nothing} />
      </Field>
      <Field label="API key">
        <SecretField stored />
      </Field>
    </div>
  );
}

const meta = {
  title: "Components/Labels",
  component: LabelsProvider,
  args: { labels: {}, children: <Examples /> },
} satisfies Meta<typeof LabelsProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("MUST speak English where no language is given", async () => {
      await expect(canvas.getByRole("link", { name: "Back" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Copy" })).toBeVisible();
    });
  },
};

export const Playground: Story = { args: { labels: { back: "Zurück", copy: "Kopieren" } } };

export const OtherLanguage: Story = {
  name: "A language half again as long",
  args: { labels: pseudoLabels },
  play: async ({ canvas, step }) => {
    await step("MUST replace every word that components say by themselves", async () => {
      for (const english of ["Back", "Copy", "optional", "Choose…", "Replace", "Loading…"]) {
        await expect(canvas.queryByText(english)).toBeNull();
        await expect(canvas.queryByRole("button", { name: english })).toBeNull();
      }
      await expect(canvas.getByRole("link", { name: pseudoLabels.back })).toBeVisible();
      await expect(canvas.getByRole("button", { name: pseudoLabels.copy })).toBeVisible();
    });
  },
};

export const Narrow: Story = {
  name: "A long language at 320 px",
  args: { labels: pseudoLabels },
  globals: { viewport: { value: "smallest" } },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
};

export const SomeWords: Story = {
  args: { labels: { copy: "Kopieren" } },
  play: async ({ canvas, step }) => {
    await step("MUST keep the words around it for what a language leaves out", async () => {
      await expect(canvas.getByRole("button", { name: "Kopieren" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Back" })).toBeVisible();
    });
  },
};

export const Form: Story = {
  name: "A form in another language",
  args: {
    labels: pseudoLabels,
    children: (
      <SchemaForm
        schema={{
          type: "object",
          required: ["name"],
          properties: {
            name: { type: "string", title: "Connection name" },
            refresh: { type: "integer", title: "Refresh minutes", minimum: 5 },
          },
        }}
        value={{ name: "Jira", refresh: 10 }}
        original={{ name: "Jira – Halden Ops", refresh: 10 }}
        onChange={nothing}
      />
    ),
  },
};
