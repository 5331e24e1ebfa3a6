import { describe, it } from "vitest";

/**
 * Tests in a real app. If it cannot run, one skipped test has the reason in its name.
 * @param app such as `a real Redmine`
 * @param missing the reason, or null
 */
export function describeInReal(app: string, missing: string | null, tests: () => void): void {
  if (missing === null) describe(`in ${app}`, tests);
  else it(`in ${app}: ${missing}`, ({ skip }) => skip());
}
