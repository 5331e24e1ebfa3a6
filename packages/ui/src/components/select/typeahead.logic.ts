import type { SelectOption } from "./select.types.ts";

/** The next option whose label begins with what was typed. One letter again and again goes through those that begin with it. */
export function findTyped(
  options: readonly SelectOption[],
  typed: string,
  value: string | undefined,
): SelectOption | undefined {
  const [letter = ""] = typed;
  const sought = [...typed].every((each) => each === letter) ? letter : typed;
  const enabled = options.filter(({ disabled }) => !disabled);
  const at = enabled.findIndex((option) => option.value === value);
  const current = enabled[at];
  const order = [...enabled.slice(Math.max(at, 0)), ...enabled.slice(0, Math.max(at, 0))];
  const found = order
    .filter((option) => sought.length > 1 || option !== current)
    .find(({ label }) => label.toLowerCase().startsWith(sought.toLowerCase()));
  return found === current ? undefined : found;
}
