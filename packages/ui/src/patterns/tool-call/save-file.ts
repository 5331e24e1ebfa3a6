import { saveText } from "../../internal/save-text.ts";
import type { Json } from "../json-view/types.ts";
import { toCsv } from "./to-csv.logic.ts";
import { tableOf } from "./tool-call.logic.ts";

/** File formats of a saved result. */
export type ResultFormat = "json" | "csv";

const types: Record<ResultFormat, string> = {
  json: "application/json",
  csv: "text/csv;charset=utf-8",
};

/** Downloads a result as a file. */
export function saveResult(name: string, result: Json, format: ResultFormat): void {
  const table = format === "csv" ? tableOf(result) : null;
  const text = table ? toCsv(table) : JSON.stringify(result, null, 2);
  // A tool's name comes from the server: it must not lead to another folder.
  const safe = name.replaceAll(/[^\w.-]+/g, "_").replace(/^\.+/, "");
  saveText(`${safe}.${format}`, text, types[format]);
}
