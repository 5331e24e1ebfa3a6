import { mergeFields } from "../../domain/plugins/merge-fields.ts";
import {
  CredentialsRefused,
  ToolError,
  type AppField,
  type AppFields,
} from "../../domain/plugins/types.ts";
import type { Listed } from "./listed.ts";
import { sayJson, type JsonObject } from "./json.ts";
import type { FieldSource } from "../../domain/plugins/http-manifest.ts";

/**
 * The fields of an app, from the tools of its manifest that list them. A field of several kinds of things is listed once, with
 * the names of all of them. Unreadable fields leave the list incomplete, since a user may lack access to one kind of thing.
 * @param list runs a tool that lists
 * @throws ToolError of the first tool if none of them can be read
 */
export async function readFields(
  sources: readonly FieldSource[],
  list: (tool: string, args: JsonObject) => Promise<Listed>,
): Promise<AppFields> {
  const fields: AppField[] = [];
  let complete = true;
  const refusals: ToolError[] = [];
  for (const source of sources) {
    const listed = await unlessRefused(list(source.tool, source.args ?? {}));
    if (listed instanceof ToolError) refusals.push(listed);
    if (listed instanceof ToolError || "missing" in listed) {
      complete = false;
      continue;
    }
    complete &&= !listed.truncated;
    fields.push(...fieldsIn(listed, source));
  }
  const [first] = refusals;
  if (first && refusals.length === sources.length) throw first;
  return { fields: mergeFields(fields), complete };
}

function fieldsIn(
  { columns, rows }: Extract<Listed, { kind: "table" }>,
  { value, label, of }: FieldSource,
): AppField[] {
  const at = (name: string) => columns.findIndex((column) => column.name === name);
  const [idAt, nameAt] = [at(value), at(label)];
  return rows.flatMap((row) => {
    const [id, name] = [textOf(row[idAt]), textOf(row[nameAt])];
    if (id === "") return [];
    const isNamed = name !== "" && name !== id;
    return [{ id, ...(isNamed && { name }), ...(of !== undefined && { of }) }];
  });
}

const textOf = (cell: unknown) => (cell == null ? "" : sayJson(cell).trim());

async function unlessRefused(given: Promise<Listed>): Promise<Listed | ToolError> {
  try {
    return await given;
  } catch (error) {
    // Rejected credentials are always reported.
    if (error instanceof ToolError && !(error instanceof CredentialsRefused)) return error;
    throw error;
  }
}
