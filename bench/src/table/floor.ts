import { find } from "../measure.ts";
import { BOX_HEIGHT, COLUMNS, ROW_HEIGHT, type Row, type TableContender } from "./contender.ts";

/** The least a page can do: hand-written rows in view, a set of selected ids, no library. */
let rows: readonly Row[] = [];
const selected = new Set<string>();

function rowHtml(row: Row): string {
  const cells = COLUMNS.map(({ id }) => `<td>${row[id]}</td>`).join("");
  const checked = selected.has(row.id) ? "checked" : "";
  return `<tr style="height:${ROW_HEIGHT}px"><td><input type="checkbox" data-id="${row.id}" aria-label="Select ${row.name}" ${checked}></td>${cells}</tr>`;
}

function draw(): void {
  const shown = rows.slice(0, Math.ceil(BOX_HEIGHT / ROW_HEIGHT) + 5);
  const rest = (rows.length - shown.length) * ROW_HEIGHT;
  find("tbody").innerHTML =
    `${shown.map(rowHtml).join("")}<tr style="height:${rest}px"><td colspan="5"></td></tr>`;
}

export const contender: TableContender = {
  mount(root, all) {
    rows = all;
    const heads = COLUMNS.map(
      ({ id, title }) => `<th><button data-sort="${id}">${title}</button></th>`,
    );
    root.innerHTML = `<div style="height:${BOX_HEIGHT}px;overflow:auto"><table><thead><tr><th><input type="checkbox" data-all aria-label="All"></th>${heads.join("")}</tr></thead><tbody></tbody></table></div>`;
    draw();
    root.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.dataset.all === undefined) {
        const id = target.dataset.id ?? "";
        if (target.checked) selected.add(id);
        else selected.delete(id);
        return;
      }
      if (target.checked) for (const { id } of rows) selected.add(id);
      else selected.clear();
      draw();
    });
    root.addEventListener("click", ({ target }) => {
      if (!(target instanceof HTMLElement) || target.dataset.sort === undefined) return;
      rows = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      draw();
    });
  },
  isMounted: () => document.querySelector("[data-id]") !== null,
  box: (index) => find(`tbody tr:nth-child(${index + 1}) input`),
  isChecked: (box) => (box as HTMLInputElement).checked,
  allBox: () => find("[data-all]"),
  nameHead: () => find("[data-sort=name]"),
  firstName: () => find("tbody td:nth-child(2)").textContent ?? "",
};
