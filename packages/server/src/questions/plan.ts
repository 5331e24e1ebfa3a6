export type Grain = "year" | "quarter" | "month" | "week" | "day";

export type Comparison = "=" | "<>" | ">" | ">=" | "<" | "<=";
