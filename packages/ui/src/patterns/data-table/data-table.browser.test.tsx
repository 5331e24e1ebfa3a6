import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { type LedgerRow, makeRows } from "./data-table.fixtures.ts";
import { idOf, nameOf } from "./data-table.stage.tsx";
import { DataTable } from "./data-table.tsx";
import { dataColumns } from "./data-table.types.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
const host = document.createElement("div");
document.body.append(host);
const root = createRoot(host);
afterEach(() => act(async () => root.render(null)));

let rendered: string[] = [];
const columns = dataColumns<LedgerRow>([
  {
    id: "name",
    header: "Name",
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => {
      rendered.push(id);
      return name;
    },
  },
]);
/** Rows are measured in the frames after their mount, and what comes into view by that is rendered then. */
async function settled() {
  let before: number;
  do {
    before = rendered.length;
    await act(async () => {
      await nextFrame();
      await nextFrame();
    });
  } while (rendered.length > before);
}
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const box = (name: string) =>
  host.querySelector<HTMLElement>(`[role=checkbox][aria-label="Select ${name}"]`);

it.each([50, 5_000])(
  "MUST re-render nothing but the row whose selection changes [T5]",
  async (count) => {
    const rows = makeRows(count);
    const name = rows[3]?.name ?? "";
    await act(async () =>
      root.render(
        <DataTable
          label="Users"
          rows={rows}
          columns={columns}
          getRowId={idOf}
          selection={{ rowName: nameOf }}
        />,
      ),
    );
    await settled();
    expect(rendered.length).toBeGreaterThanOrEqual(10);
    rendered = [];
    const touched = new Set<string | null | undefined>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const row = (target as Element).closest("[data-row-id]");
        if (row) touched.add(row.getAttribute("data-row-id"));
      }
    });
    observer.observe(host, { subtree: true, childList: true, attributes: true });
    await act(async () => box(name)?.click());
    await expect.poll(() => touched.size).toBeGreaterThan(0);
    observer.disconnect();
    expect(box(name)?.ariaChecked).toBe("true");
    expect([...touched]).toEqual(["row-3"]);
    expect(rendered.filter((id) => id !== "row-3")).toEqual([]);
    rendered = [];
  },
);
