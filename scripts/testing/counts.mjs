/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped titles of skipped tests, with the reason where one is given
 * @property {string[]} [broken] titles of tests that failed, and files that could not be loaded
 * @property {string[]} [once] titles of tests that failed once and passed when retried
 */

/**
 * @typedef {object} VitestReport
 * @property {{ name: string, status: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[]} testResults
 */

/**
 * Counts a report of Vitest's JSON reporter. A file that failed before its first test counts as one failure. A test that
 * passed and has failures to tell failed once and not again: it is let through, and named.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const unloaded = report.testResults.filter(
    (file) =>
      file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  );
  const broken = [
    ...tests.filter(({ status }) => status === "failed").map((test) => test.fullName.trim()),
    ...unloaded.map(({ name }) => name),
  ];
  return {
    passed: tests.filter((test) => test.status === "passed").length,
    failed: broken.length,
    broken,
    skipped: tests
      .filter((test) => !["passed", "failed"].includes(test.status))
      .map((test) => test.fullName.trim()),
    once: tests
      .filter(
        ({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0,
      )
      .map((test) => test.fullName.trim()),
  };
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, tests: { status: string, annotations: { type: string, description?: string }[] }[] }[]} [specs]
 */

/**
 * Counts a report of Playwright's JSON reporter. An error outside of a test is a failure. A test that failed once and
 * not again is let through, and named: chance on a busy machine must not hold back everybody's work, nor go unseen.
 * @param {{ suites: PlaywrightSuite[], errors: unknown[] }} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  /** @type {string[]} */
  const broken = [];
  /** @type {string[]} */
  const once = [];
  /** @type {Counts} */
  const counts = { passed: 0, failed: report.errors.length, skipped: [], broken, once };
  /** @param {PlaywrightSuite} suite */
  function visit(suite) {
    for (const spec of suite.specs ?? []) {
      for (const { status, annotations } of spec.tests) {
        if (status === "expected") counts.passed += 1;
        else if (status === "flaky") {
          counts.passed += 1;
          once.push(spec.title);
        } else if (status === "skipped") {
          const reason = annotations.find(({ type }) => type === "skip")?.description;
          counts.skipped.push(reason ? `${spec.title} (${reason})` : spec.title);
        } else {
          counts.failed += 1;
          broken.push(spec.title);
        }
      }
    }
    suite.suites?.forEach(visit);
  }
  report.suites.forEach(visit);
  return counts;
}
