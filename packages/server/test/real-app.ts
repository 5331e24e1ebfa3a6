import { describe, it } from "vitest";

/** Tests in a real app. Where it cannot run, one test that is skipped says why in its name. @param missing the reason, or null */
export function describeInReal(name: string, missing: string | null, tests: () => void): void {
  if (missing === null) describe(`${name}`, tests);
  else it(`${name}: ${missing}`, ({ skip }) => skip());
}
