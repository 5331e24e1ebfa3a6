import { isObject, memberOf, sayJson } from "./json.ts";
import { readPath } from "./paths.ts";

/**
 * Replaces ids by the objects they refer to, for an app that lists these next to its rows: `assignee_id: 7` becomes the entry
 * of `users` with `id` 7. An unlisted id stays as it is.
 * @param joins members of the row, and the path of the list with their objects
 */
export function joined(
  row: unknown,
  joins: Readonly<Record<string, string>>,
  body: unknown,
): unknown {
  if (!isObject(row)) return row;
  const found = Object.entries(joins).flatMap(([member, path]): [string, unknown][] => {
    const [id, list] = [memberOf(row, member), readPath(body, path)];
    if (id == null || !Array.isArray(list)) return [];
    const thing: unknown = list.find((one) => sayJson(memberOf(one, "id")) === sayJson(id));
    return thing === undefined ? [] : [[member, thing]];
  });
  return { ...row, ...Object.fromEntries(found) };
}
