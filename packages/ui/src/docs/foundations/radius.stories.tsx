import type { Meta, StoryObj } from "@storybook/react-vite";
import { Measure, Specimens, TokenName } from "./specimen.tsx";
import { useComputed } from "./use-token-values.ts";

const radii = [
  ["rounded-4", 4, "tag, checkbox"],
  ["rounded-6", 6, "control"],
  ["rounded-8", 8, "card, menu"],
  ["rounded-12", 12, "dialog"],
] as const;

function Radii() {
  const values = useComputed(
    "border-top-left-radius",
    radii.map(([, size]) => `calc(${size}px * var(--ui-radius-scale))`),
  );
  return (
    <ul className="flex flex-wrap gap-5">
      {radii.map(([name, , job], index) => (
        <li key={name} className="grid gap-2">
          <span aria-hidden className={`block size-28 border border-line-strong bg-fill ${name}`} />
          <span className="grid">
            <TokenName>{name}</TokenName>
            <Measure>
              {values[index]} – {job}
            </Measure>
          </span>
        </li>
      ))}
      <li className="grid gap-2">
        <span
          aria-hidden
          className="block size-28 rounded-full border border-line-strong bg-fill"
        />
        <span className="grid">
          <TokenName>rounded-full</TokenName>
          <Measure>avatar, switch</Measure>
        </span>
      </li>
    </ul>
  );
}

const levels = [
  ["0", "bg-canvas", "flat on the page"],
  ["1", "rounded-8 border bg-surface", "card: a line, no shadow"],
  ["2", "rounded-8 bg-raised shadow-2", "menu, tooltip, popover"],
  ["3", "rounded-12 bg-raised shadow-3", "dialog, palette"],
] as const;

function Levels({ theme }: { theme: "light" | "dark" }) {
  return (
    <ul
      data-theme={theme}
      className="grid grid-cols-1 gap-8 rounded-8 border bg-canvas p-8 text-default sm:grid-cols-2 lg:grid-cols-4"
    >
      {levels.map(([level, className, job]) => (
        <li key={level} className={`grid h-32 content-end gap-0.5 p-4 ${className}`}>
          <span className="font-medium text-14">Level {level}</span>
          <Measure>{job}</Measure>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: "Foundations/Radius and elevation",
  component: Radii,
  tags: ["!autodocs"],
} satisfies Meta<typeof Radii>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Radius: Story = {
  render: () => (
    <Specimens
      title="Radius"
      text="The radius follows the size of the thing. The names are the px of the default brand; a brand multiplies them all."
    >
      <Radii />
    </Specimens>
  ),
};

export const Nested: Story = {
  render: () => (
    <Specimens
      title="One inside of another"
      text="The inner radius is the outer one less the padding, or the corners do not run side by side."
    >
      <div className="w-64 rounded-12 border bg-surface p-1.5">
        <div className="grid h-20 place-items-center rounded-6 bg-fill text-13 text-muted">
          12 − 6 = 6
        </div>
      </div>
    </Specimens>
  ),
};

export const Elevation: Story = {
  tags: ["picture"],
  render: () => (
    <Specimens
      title="Elevation"
      text="Depth is a hairline and a soft drop. In the dark what is higher is lighter. In forced colours a floating thing gets a border instead."
    >
      <Levels theme="light" />
      <Levels theme="dark" />
    </Specimens>
  ),
};
