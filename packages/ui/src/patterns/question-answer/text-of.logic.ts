/** A value of a cell as a text. Apart from how cells are written for people, which conversations without questions don't load. */
export const textOf = (value: unknown): string =>
  typeof value === "object" ? JSON.stringify(value) : `${value as string | number | boolean}`;
