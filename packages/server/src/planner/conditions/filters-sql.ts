import { isNumeric, type Column } from "../data/catalog.ts";
import { quoteName, quoteText } from "../data/to-sql.ts";
import type { Filter } from "./filter.ts";

/** Numbers in a text column count as far as they are numbers. */
const asNumber = (column: Column) =>
  isNumeric(column)
    ? quoteName(column.name)
    : `try_cast(${quoteName(column.name)} as decimal(38, 6))`;

function filterSql(filter: Filter): string {
  switch (filter.kind) {
    case "compare": {
      if (typeof filter.value === "number")
        return `${asNumber(filter.column)} ${filter.op} ${filter.value}`;
      if (filter.column.type === "boolean")
        return `${quoteName(filter.column.name)} ${filter.op} ${filter.value === "true"}`;
      const text = `lower(cast(${quoteName(filter.column.name)} as varchar))`;
      return `${text} ${filter.op} lower(${quoteText(filter.value)})`;
    }
    case "contains": {
      const text = `lower(cast(${quoteName(filter.column.name)} as varchar))`;
      const holds = `contains(${text}, lower(${quoteText(filter.value)}))`;
      return filter.not ? `not ${holds}` : holds;
    }
    case "empty":
      return `${quoteName(filter.column.name)} is ${filter.not ? "not " : ""}null`;
    case "period": {
      const name = quoteName(filter.column.name);
      const bounds = [
        filter.from && `${name} >= date ${quoteText(filter.from)}`,
        filter.until && `${name} < date ${quoteText(filter.until)}`,
      ].filter(Boolean);
      return bounds.join(" and ");
    }
    case "any":
      return `(${filter.columns
        .map((column) => `lower(${quoteName(column.name)}) = lower(${quoteText(filter.value)})`)
        .join(" or ")})`;
  }
}

/** Which rows all of the filters let through, as it follows `where`. */
export const filtersSql = (filters: readonly Filter[]): string =>
  filters.map(filterSql).join(" and ");
