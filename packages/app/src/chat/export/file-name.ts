const MAX_NAME_LENGTH = 80;

/** A title as the name of a file on any system. */
export function fileName(title: string): string {
  const name = [...title.replace(/[\\/:*?"<>|\p{C}]+/gu, " ").replace(/\s+/g, " ")]
    .slice(0, MAX_NAME_LENGTH)
    .join("")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  return name === "" ? "chat" : name;
}
