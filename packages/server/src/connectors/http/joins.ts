import { isObject, memberOf, sayJson } from "./json.ts";
import { readPath } from "./paths.ts";

/**
 * Puts a thing in the place of its id, for an app that lists beside its rows what they name by ids: `assignee_id: 7` becomes the
 * entry of `users` whose `id` is 7. An id that is not listed is left as it is.
 * @param joins members of the row, and where the answer lists the things with those ids
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
