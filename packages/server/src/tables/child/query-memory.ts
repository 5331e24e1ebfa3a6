import { TABLE_DEFAULTS } from "../table-settings.ts";

const FLAG = "--memory=";

/** DuckDB's memory for one query, as the server set it when it started this process. */
export function queryMegabytes(): number {
  const flag = process.argv.find((one) => one.startsWith(FLAG));
  return flag ? Number(flag.slice(FLAG.length)) : TABLE_DEFAULTS.memoryMegabytes;
}
