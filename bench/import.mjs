import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTableEngine } from "../packages/server/src/tables/table-engine.ts";

/** @typedef {import("./report.mjs").Figures} Figures */

/** Ours, and a library that reads the file with its own guesses and looks for nothing in it. */
export const IMPORTS = ["floor", "ours"];

const CSV_ROWS = 355_000;
const XLSX_ROWS = 150_000;
const FLOOR = fileURLToPath(new URL("./import-floor.mjs", import.meta.url));

const HEADER = "id,date,customer,region,product,qty,price,amount,status".split(",");

/** @param {number} at @returns {[number, string, string, string, string, number, number, number, string]} */
const order = (at) => [
  at,
  `2026-${String((at % 12) + 1).padStart(2, "0")}-${String((at % 28) + 1).padStart(2, "0")}`,
  `Customer ${at % 997}`,
  ["North", "South", "East", "West"][at % 4] ?? "",
  `Product ${at % 57}`,
  (at % 9) + 1,
  Math.round((at % 500) * (100 / 7)) / 100,
  Math.round((at % 5000) * (100 / 3)) / 100,
  ["open", "paid", "late"][at % 3] ?? "",
];

/** Files of orders with nine columns. @returns {{ folder: string, csv: string, xlsx: string, remove: () => void }} */
export function writeOrders() {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-import-"));
  const csv = join(folder, "orders.csv");
  const lines = Array.from({ length: CSV_ROWS }, (_, at) => order(at).join(","));
  writeFileSync(csv, [HEADER.join(","), ...lines].join("\n"));
  const { utils, write } = createRequire(
    new URL("../packages/server/package.json", import.meta.url),
  )("@e965/xlsx");
  const sheet = utils.aoa_to_sheet([HEADER], { dense: true });
  const rows = Array.from({ length: XLSX_ROWS }, (_, at) => order(at));
  utils.sheet_add_aoa(sheet, rows, { origin: 1 });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Orders");
  const xlsx = join(folder, "orders.xlsx");
  writeFileSync(xlsx, write(book, { type: "buffer", bookSST: true, compression: true }));
  return { folder, csv, xlsx, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Reads both files until they can be queried, the start of the process included.
 * @param {{ folder: string, csv: string, xlsx: string }} files
 * @param {string} name
 * @returns {Promise<Figures>}
 */
export async function measureImport({ folder, csv, xlsx }, name) {
  const run = name === "ours" ? importOurs : importFloor;
  const text = await run(csv, folder);
  const workbook = await run(xlsx, folder);
  return {
    "CSV, s": text.seconds,
    "CSV, MB": text.megabytes,
    "XLSX, s": workbook.seconds,
    "XLSX, MB": workbook.megabytes,
  };
}

/** @param {string} path @param {string} folder */
async function importOurs(path, folder) {
  const engine = createTableEngine({ folder });
  let peak = 0;
  const timer = setInterval(() => {
    for (const pid of engine.pids()) peak = Math.max(peak, peakOf(pid));
  }, 20);
  const start = performance.now();
  try {
    await engine.importFile({ path, filename: path, outPrefix: join(folder, "ours") });
  } finally {
    clearInterval(timer);
    engine.close();
  }
  return { seconds: (performance.now() - start) / 1000, megabytes: peak / 1024 };
}

/** The most memory that a process has had, in kilobytes; 0 where the system does not say it. @param {number} pid */
function peakOf(pid) {
  try {
    return Number(/^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** @param {string} path @param {string} folder */
async function importFloor(path, folder) {
  const start = performance.now();
  const child = spawn(process.execPath, [FLOOR, path, join(folder, "floor.parquet")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  for await (const text of child.stdout) printed += text;
  if (!printed) throw new Error(`The floor did not read ${path}.`);
  return { seconds: (performance.now() - start) / 1000, megabytes: Number(printed) / 1024 };
}
