import type { ImportedTable } from "../../tables/protocol.ts";
import { sqlName, unique } from "../../tables/sql-name.ts";

/** SQL keywords that are common file names. */
const RESERVED = new Set([
  "order",
  "group",
  "select",
  "table",
  "from",
  "where",
  "user",
  "all",
  "end",
  "default",
  "references",
  "column",
]);

/**
 * Names the tables of a file: after the file, and after the sheet too where there are several.
 * @param taken names of the user's other tables
 */
export function tableNames(
  filename: string,
  tables: readonly Pick<ImportedTable, "sheet">[],
  taken: ReadonlySet<string>,
): string[] {
  const file = sqlName(filename.replace(/\.[^.]{1,8}$/, ""), RESERVED) || "file";
  const used = new Set(taken);
  return tables.map(({ sheet }) => {
    const wanted =
      tables.length > 1 ? `${file}_${sqlName(sheet ?? "").replace(/^_/, "") || "sheet"}` : file;
    const name = unique(wanted, used);
    used.add(name);
    return name;
  });
}
