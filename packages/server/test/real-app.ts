import { describe, it } from "vitest";

/**
 * Tests in a real app. Where it cannot run, one test that is skipped says why in its name.
 * @param app such as `a real Redmine`
 * @param missing the reason, or null
 */
export function describeInReal(app: string, missing: string | null, tests: () => void): void {
  if (missing === null) describe(`in ${app}`, tests);
  else it(`in ${app}: ${missing}`, ({ skip }) => skip());
}
