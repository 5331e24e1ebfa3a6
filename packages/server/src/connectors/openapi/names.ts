const MAX_TOOL_NAME_LENGTH = 40;
const MAX_ARGUMENT_NAME_LENGTH = 60;

/**
 * A name of which letters, digits and low lines are left, as places of a template and names of tools may have them; an empty text
 * where nothing is. Low lines at the ends go, too, and with them names that mean something in this language.
 */
const plainName = (name: string, most: number) =>
  name
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+/, "")
    .slice(0, most)
    .replace(/_+$/, "");

/** Makes names unique: the second use of a name ends in `_2`. */
export function uniqueNames(): (wanted: string) => string {
  const counts = new Map<string, number>();
  return (wanted) => {
    for (;;) {
      const count = (counts.get(wanted) ?? 0) + 1;
      counts.set(wanted, count);
      const name = count === 1 ? wanted : `${wanted}_${count}`;
      if (count === 1) return name;
      if (!counts.has(name)) {
        counts.set(name, 1);
        return name;
      }
    }
  };
}

/** The name of a tool: the document's id of the operation, otherwise from method and path. */
export function toolNameOf(operationId: unknown, method: string, path: string): string {
  const words = typeof operationId === "string" ? operationId : "";
  const apart = words.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2");
  const name =
    plainName(apart, MAX_TOOL_NAME_LENGTH) || plainName(`${method}_${path}`, MAX_TOOL_NAME_LENGTH);
  const lower = name.toLowerCase();
  return /^[a-z]/.test(lower) ? lower : `call_${lower}`;
}

/** The name of an argument. */
export const argumentName = (name: string): string =>
  plainName(name, MAX_ARGUMENT_NAME_LENGTH) || "value";
