import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/button/button.tsx";
import { TextInput } from "../../components/text-input/text-input.tsx";
import { Measure, Specimens, TokenName } from "./specimen.tsx";
import { useComputed } from "./use-token-values.ts";

const steps = [
  [0.5, "between an icon and its dot"],
  [1, "between lines that belong together"],
  [1.5, "between a label and its field"],
  [2, "in a group of controls"],
  [3, "inside of a cell"],
  [4, "between fields of a form; padding of a card"],
  [5, "padding of a dialog"],
  [6, "between sections; head to content"],
  [8, "edge of a page"],
  [10, "between groups of a page"],
  [12, "between parts of a long page"],
  [16, "above and below a headline"],
] as const;

function Scale() {
  const widths = useComputed(
    "width",
    steps.map(([step]) => `calc(var(--spacing) * ${step})`),
  );
  return (
    <ul className="grid grid-cols-1 *:not-first:border-t border-y">
      {steps.map(([step, job], index) => (
        <li key={step} className="grid grid-cols-[4rem_4rem_minmax(0,1fr)] items-center gap-4 py-2">
          <TokenName>{`gap-${step}`}</TokenName>
          <Measure>{widths[index]}</Measure>
          <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
            <span
              aria-hidden
              className="h-4 rounded-4 bg-accent forced-color-adjust-none"
              style={{ inlineSize: `calc(var(--spacing) * ${step})` }}
            />
            <Measure>{job}</Measure>
          </span>
        </li>
      ))}
    </ul>
  );
}

const heights = [
  ["xs", "h-control-xs", "inside of another control"],
  ["sm", "h-control-sm", "in a bar or a row"],
  ["md", "h-control-md", "default"],
  ["lg", "h-control-lg", "one action of a page"],
  ["row", "h-row", "row of a table or list"],
  ["row-compact", "h-row-compact", "row of a menu or tree"],
] as const;

function Heights() {
  const names = heights.map(([name]) => name);
  const values = useComputed(
    "height",
    names.map((name) =>
      name.startsWith("row") ? `var(--ui-${name})` : `var(--ui-control-${name})`,
    ),
  );
  return (
    <ul className="flex flex-wrap items-end gap-4">
      {heights.map(([name, className, job], index) => (
        <li key={name} className="grid w-36 gap-2">
          <span
            aria-hidden
            className={`${className} rounded-6 border border-line-strong bg-fill`}
          />
          <span className="grid min-h-14 content-start">
            <TokenName>{className}</TokenName>
            <Measure>
              {values[index]} – {job}
            </Measure>
          </span>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: "Foundations/Space and size",
  component: Scale,
  tags: ["!autodocs"],
} satisfies Meta<typeof Scale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = {
  render: () => (
    <Specimens
      title="Space"
      text="A grid of 4 px with few values in use. Gaps belong to the parent; no component has an outer margin."
    >
      <Scale />
    </Specimens>
  ),
};

export const ControlHeights: Story = {
  render: () => (
    <Specimens
      title="Heights"
      text="Controls that stand together share one height. Change the density in the toolbar: the figures follow."
    >
      <Heights />
      <div className="grid gap-3">
        {(["sm", "md", "lg"] as const).map((size) => (
          <div key={size} className="flex flex-wrap items-center gap-2">
            <div className="w-48">
              <TextInput size={size} aria-label={`Name, ${size}`} defaultValue="Weekly review" />
            </div>
            <Button size={size}>Cancel</Button>
            <Button size={size} variant="primary">
              Save
            </Button>
          </div>
        ))}
      </div>
    </Specimens>
  ),
};
