/** The figures, names and tables of an answer. */
export type ReadAnswer = {
  readonly text: string;
  /** The cells of each Markdown table, heading first. */
  readonly tables: readonly (readonly (readonly string[])[])[];
  /** Texts in bold outside tables, in order. */
  readonly bold: readonly string[];
  /** The text before the first table or blank line. */
  readonly opening: string;
};

const unescaped = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** Reads the Markdown of an answer. */
export function readAnswer(text: string): ReadAnswer {
  const tables: string[][][] = [];
  const outside: string[] = [];
  let current: string[][] | undefined;
  for (const line of text.split("\n")) {
    if (!line.trimStart().startsWith("|")) {
      current = undefined;
      outside.push(line);
      continue;
    }
    const cells = line
      .trim()
      .replace(/^\||\|$/g, "")
      .split(/(?<!\\)\|/)
      .map((cell) => plain(cell));
    if (cells.every((cell) => /^:?-+:?$/.test(cell))) continue;
    if (!current) tables.push((current = []));
    current.push(cells);
  }
  const prose = outside.join("\n");
  return {
    text: unescaped(text),
    tables,
    bold: [...prose.matchAll(/\*\*(.+?)\*\*/g)].map(([, bold = ""]) => unescaped(bold)),
    opening: unescaped(prose.split(/\n\s*\n/)[0] ?? ""),
  };
}

const plain = (cell: string) => unescaped(cell.trim().replaceAll("**", ""));

/** A number as it is written, and how exactly: `1,171,506.38`, `1.171.506,38`, `17.0 %`. */
export type Written = { readonly value: number; readonly decimals: number };

const NUMBER = /[-−]?\d[\d.,' \u00a0\u202f]*/g;

/** Every number of a text, in each way in which it can be read: 1.234 is English or German. */
export function numbersIn(text: string): Written[] {
  return [...text.matchAll(NUMBER)].flatMap(([match]) =>
    readings(match.replace(/[.,' \u00a0\u202f]+$/, "")),
  );
}

function readings(text: string): Written[] {
  const negative = /^[-−]/.test(text);
  const digits = text.replace(/^[-−]/, "").replace(/[' \u00a0\u202f]/g, "");
  const read = (thousands: string, point: string): Written | undefined => {
    const [whole = "", fraction = "", ...rest] = digits.split(point);
    if (rest.length > 0 || fraction.includes(thousands)) return undefined;
    const groups = whole.split(thousands);
    if (groups.length > 1 && groups.slice(1).some((group) => group.length !== 3)) return undefined;
    const value = Number(`${groups.join("")}.${fraction || 0}`);
    return { value: negative ? -value : value, decimals: fraction.length };
  };
  const found = [read(",", "."), read(".", ",")].filter((one) => one !== undefined);
  return found.filter((one, at) => found.findIndex(({ value }) => value === one.value) === at);
}

/** Whether a written number is this value, rounded to what was written. */
export const isRounded = ({ value, decimals }: Written, expected: number): boolean =>
  Math.abs(value - expected) <= 0.5 * 10 ** -decimals + 1e-6 &&
  // A small figure without its decimals is too vague.
  (decimals > 0 || Number.isInteger(expected) || Math.abs(expected) >= 100);
