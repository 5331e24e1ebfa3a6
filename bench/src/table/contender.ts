/** One row: enough columns that cells cost something, few enough that nothing is off screen. */
export interface Row {
  id: string;
  name: string;
  email: string;
  team: string;
  balance: number;
}

/** One way to show and select rows; every contender draws the same columns in the same box. */
export interface TableContender {
  mount(root: HTMLElement, rows: readonly Row[]): void;
  /** Whether the first rows are on the page. */
  isMounted(): boolean;
  /** The checkbox of the n-th row shown, counted from 0. */
  box(index: number): HTMLElement;
  isChecked(box: HTMLElement): boolean;
  /** The checkbox of all rows. */
  allBox(): HTMLElement;
  /** Presses the head of the column "Name", or null when it cannot sort. */
  nameHead(): HTMLElement | null;
  /** The name in the first row shown. */
  firstName(): string;
}

const TEAMS = ["Support", "Operations", "Finance", "Engineering", "Sales"];

/** Rows that are the same on every machine; the names are not in order, so that sorting has work. */
export function makeRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const shuffled = (index * 7919 + 13) % count;
    const number = String(shuffled).padStart(5, "0");
    return {
      id: `user-${index}`,
      name: `Person ${number}`,
      email: `person.${number}@example.com`,
      team: TEAMS[shuffled % TEAMS.length] ?? "",
      balance: (shuffled * 37) % 100_000,
    };
  });
}

export const COLUMNS = [
  { id: "name", title: "Name" },
  { id: "email", title: "E-mail" },
  { id: "team", title: "Team" },
  { id: "balance", title: "Balance" },
] as const satisfies readonly { id: keyof Row; title: string }[];

export const BOX_HEIGHT = 600;
export const ROW_HEIGHT = 40;
