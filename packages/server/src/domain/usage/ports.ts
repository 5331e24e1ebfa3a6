/** How often something happened on a day. */
export type DayCount = { readonly day: string; readonly name: string; readonly count: number };
