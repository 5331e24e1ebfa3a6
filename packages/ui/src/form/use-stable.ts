import { useState } from "react";
import { sameJson } from "./schema-answers.ts";

/** The value that came first, as long as those that follow are the same JSON: a parent may build it anew each time. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || sameJson(stable, value)) return stable;
  setStable(value);
  return value;
}
