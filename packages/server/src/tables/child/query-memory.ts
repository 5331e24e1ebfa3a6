import { TABLE_DEFAULTS } from "../table-settings.ts";

const FLAG = "--memory=";

/** DuckDB's memory for one query, as the server told this process when it started it. */
export function queryMegabytes(): number {
  const told = process.argv.find((one) => one.startsWith(FLAG));
  return told ? Number(told.slice(FLAG.length)) : TABLE_DEFAULTS.memoryMegabytes;
}
