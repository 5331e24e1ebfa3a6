import { useState } from "react";
import { sameJson } from "./schema-answers.ts";

/** The first of consecutive values that are equal as JSON: a parent may rebuild the same value each time. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || sameJson(stable, value)) return stable;
  setStable(value);
  return value;
}
