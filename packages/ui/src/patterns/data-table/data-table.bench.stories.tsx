import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { expect } from "storybook/test";
import { Button } from "../../components/button/index.ts";
import { makeRows } from "./data-table.fixtures.ts";
import { idOf, ledgerColumns, nameOf } from "./data-table.stage.tsx";
import { DataTable } from "./data-table.tsx";

const rows = makeRows(10_000);
const selection = { rowName: nameOf };

type Figure = "Mount" | "Toggle one" | "Select all";

/** Runs a change, forces layout, and returns how many milliseconds both took. */
function timed(change: () => void): number {
  const start = performance.now();
  change();
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

/** Ten thousand rows and three buttons that measure themselves. The figures appear only after a press. */
function Benchmark() {
  const host = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState(false);
  const [figures, setFigures] = useState<Partial<Record<Figure, number>>>({});
  const [nodes, setNodes] = useState<number | null>(null);
  const measure = (name: Figure, change: () => void) => {
    const figure = timed(change);
    setFigures((known) => ({ ...known, [name]: figure }));
    setNodes(host.current?.querySelectorAll("*").length ?? 0);
  };
  // In a handler React would render after it returns: the change must be in the DOM when the clock stops.
  const press = (selector: string) => () =>
    flushSync(() => host.current?.querySelector<HTMLElement>(selector)?.click());
  const mount = () => {
    flushSync(() => setMounted(false));
    measure("Mount", () => flushSync(() => setMounted(true)));
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={mount}>Mount</Button>
        <Button
          disabled={!mounted}
          onClick={() => measure("Toggle one", press("tbody tr:nth-of-type(3) [role=checkbox]"))}
        >
          Toggle one
        </Button>
        <Button
          disabled={!mounted}
          onClick={() => measure("Select all", press("thead [role=checkbox]"))}
        >
          Select all
        </Button>
      </div>
      <dl className="nums flex flex-wrap gap-6 text-13">
        {(["Mount", "Toggle one", "Select all"] as const).map((name) => (
          <div key={name} className="flex gap-2">
            <dt className="text-muted">{name}</dt>
            <dd data-figure={name}>{figures[name]?.toFixed(1) ?? "–"} ms</dd>
          </div>
        ))}
        <div className="flex gap-2">
          <dt className="text-muted">DOM nodes</dt>
          <dd data-figure="nodes">{nodes ?? "–"}</dd>
        </div>
      </dl>
      <div ref={host}>
        {mounted && (
          <DataTable
            label="Users"
            rows={rows}
            columns={ledgerColumns}
            getRowId={idOf}
            selection={selection}
          />
        )}
      </div>
    </div>
  );
}

const meta = {
  title: "Patterns/Data Table/Benchmark",
  component: Benchmark,
} satisfies Meta<typeof Benchmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousandRows: Story = {
  name: "Ten thousand rows [T5]",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Toggle one" })).toBeDisabled();
  },
};
