import type { Lab } from "./lab.ts";

/** A value for each lab, made when it is first needed. */
export function onceForEachLab<Value>(make: (lab: Lab) => Promise<Value>) {
  const made = new WeakMap<Lab, Promise<Value>>();
  return (lab: Lab): Promise<Value> => {
    const value = made.get(lab) ?? make(lab);
    made.set(lab, value);
    return value;
  };
}
