import { describe, it } from "vitest";

/** Tests in a real app. Where it cannot run, one test that is skipped says why in its name. @param missing the reason, or null */
export function describeInReal(name: string, missing: string | null, tests: () => void): void {
  if (missing === null) describe(`in a real app: ${name}`, tests);
  else it(`in a real app: ${name}: ${missing}`, ({ skip }) => skip());
}
