import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../../components/button/button.tsx";
import { countRenders } from "./count-renders.ts";
import { makeManifest } from "./manifest-form.fixtures.ts";
import { ManifestForm } from "./manifest-form.tsx";
import { measureTyping, type TypingFigures } from "./measure-typing.ts";
import { useManifestForm } from "./use-manifest-form.ts";

interface BenchmarkProps {
  /** How many settings the manifest has. */
  fields: number;
  /** How many letters are typed. */
  keystrokes: number;
}

/**
 * A large form, and the cost of one keystroke in it. Figures appear only after a press, so that pictures stay equal.
 */
function Benchmark({ fields, keystrokes }: BenchmarkProps) {
  const [schema] = useState(() => makeManifest(fields));
  const form = useManifestForm({ schema, onSave: () => undefined });
  const [figures, setFigures] = useState<TypingFigures>();
  const [running, setRunning] = useState(false);
  const around = useRef<HTMLDivElement>(null);

  const run = async () => {
    const input = around.current?.querySelector<HTMLInputElement>('[name="f1"]');
    if (!input) return;
    setRunning(true);
    const renders = countRenders(form.control);
    setFigures(await measureTyping(input, keystrokes, renders));
    renders.stop();
    setRunning(false);
  };

  return (
    <div ref={around} className="grid max-w-form gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="primary" loading={running} onClick={() => void run()}>
          Measure typing
        </Button>
        {figures && <Figures figures={figures} />}
      </div>
      <ManifestForm form={form} submitLabel="Save" aria-label="Settings" />
    </div>
  );
}

function Figures({ figures }: { figures: TypingFigures }) {
  const rows = [
    ["Keystrokes", figures.keystrokes],
    ["Most fields drawn for one", figures.mostRenders],
    ["Work for one, median", `${figures.median.toFixed(1)} ms`],
    ["Work for one, p95", `${figures.p95.toFixed(1)} ms`],
  ] as const;
  return (
    <dl data-testid="figures" className="nums flex flex-wrap gap-x-4 text-13">
      {rows.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const meta = {
  title: "Benchmarks/Manifest Form",
  component: Benchmark,
  args: { fields: 100, keystrokes: 60 },
} satisfies Meta<typeof Benchmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("textbox")).toHaveLength(90);
    await expect(canvas.queryByTestId("figures")).toBeNull();
  },
};

export const Playground: Story = { args: { fields: 20, keystrokes: 20 } };
