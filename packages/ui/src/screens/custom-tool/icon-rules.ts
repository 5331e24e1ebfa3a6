/** The largest icon, in bytes. */
const MAX_BYTES = 1024 * 1024;

/** Media types of icons, with their file extensions. */
const types: Readonly<Record<string, readonly string[]>> = {
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/svg+xml": [".svg"],
};

/** The types offered by the file chooser. */
export const iconTypes: readonly string[] = [...Object.keys(types), ...Object.values(types).flat()];

/** Whether a file is a picture of an allowed type. Its extension counts if the system reports no type. */
export function isPicture({ name, type }: Pick<File, "name" | "type">): boolean {
  if (type !== "") return Object.hasOwn(types, type.toLowerCase());
  return Object.values(types).some((endings) =>
    endings.some((ending) => name.toLowerCase().endsWith(ending)),
  );
}

/** Why a file cannot be the icon: its type first, then its size. */
export function iconProblem(file: Pick<File, "name" | "type" | "size">): "type" | "size" | null {
  if (!isPicture(file)) return "type";
  return file.size > MAX_BYTES ? "size" : null;
}
