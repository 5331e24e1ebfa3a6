/** The largest icon, in bytes. */
const MOST_BYTES = 1024 * 1024;

/** Kinds of pictures that an icon can be, by the endings of their names. */
const types: Readonly<Record<string, readonly string[]>> = {
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/svg+xml": [".svg"],
};

/** What the file chooser offers. */
export const iconTypes: readonly string[] = [...Object.keys(types), ...Object.values(types).flat()];

/** Whether a file is a picture of a kind that can be an icon. Its ending counts where the system names no type. */
export function isPicture({ name, type }: Pick<File, "name" | "type">): boolean {
  if (type !== "") return Object.hasOwn(types, type.toLowerCase());
  return Object.values(types).some((endings) =>
    endings.some((ending) => name.toLowerCase().endsWith(ending)),
  );
}

/** Why a file cannot be the icon: its kind first, then its size. */
export function iconProblem(file: Pick<File, "name" | "type" | "size">): "type" | "size" | null {
  if (!isPicture(file)) return "type";
  return file.size > MOST_BYTES ? "size" : null;
}
