/** @typedef {import("./gate.mjs").GateResult} GateResult */
/** @typedef {import("./story-checks.mjs").StoryResult} StoryResult */

/**
 * The counts and messages of a pass for `npm test`.
 * @param {GateResult} result
 * @returns {import("../testing/steps.mjs").StepResult}
 */
export function reportGate(result) {
  const { stories, expectsStories, updated, noPictures } = result;
  const orphaned = updated ? [] : result.orphaned;
  const checks = stories.flatMap((story) => story.checks);
  const failed = checks.filter(({ problem }) => problem !== undefined).length;
  const output = [
    ...stories.filter(hasFailed).map(describeStory),
    ...orphaned.map(
      (path) => `${path}\n  picture: no story has it any more (pnpm test:visual --update)`,
    ),
  ].join("\n\n");
  const notes = stories.flatMap(({ plan, checks: own }) =>
    own.flatMap(({ name, note }) => (note ? [`to do: ${plan.id}, ${name}: ${note}`] : [])),
  );
  notes.push(...stories.filter(hasFailed).map(({ plan }) => `failed: ${plan.id}`));
  notes.push(...stories.flatMap(({ plan, flaky }) => (flaky ? [describeFlaky(plan, flaky)] : [])));
  if (noPictures) notes.push(`skipped: pictures. ${noPictures}`);
  const none = stories.length === 0 && expectsStories ? 1 : 0;
  return {
    passed: checks.length - failed,
    failed: failed + orphaned.length + none,
    output: none ? "No story ran." : output,
    notes: [...notes, describeCost(result)],
  };
}

/** @param {StoryResult} story */
function hasFailed({ checks }) {
  return checks.some(({ problem }) => problem !== undefined);
}

/** @param {StoryResult} story */
function describeStory({ plan, checks }) {
  const problems = checks.flatMap(({ name, problem }) =>
    problem === undefined ? [] : [`  ${name}: ${indent(problem)}`],
  );
  return [`${plan.id} (${plan.file})`, ...problems].join("\n");
}

/** @param {StoryResult["plan"]} plan @param {string} problem */
function describeFlaky({ id, file }, problem) {
  return `failed once, and not again: ${id} (${file})\n  ${indent(problem)}`;
}

const MAX_PROBLEM_LENGTH = 2_000;

/** @param {string} text the tree of roles that a failed query prints can be very long */
function indent(text) {
  const short =
    text.length > MAX_PROBLEM_LENGTH ? `${text.slice(0, MAX_PROBLEM_LENGTH)} ...` : text;
  return short.trimEnd().replaceAll("\n", "\n    ");
}

/**
 * What a story costs, part by part, so that growth is seen early.
 * @param {GateResult} result
 */
export function describeCost({ stories, spent, seconds }) {
  const count = Math.max(stories.length, 1);
  const parts = [...spent].map(([part, total]) => `${part} ${Math.round((total / count) * 1000)}`);
  const each = (seconds / count).toFixed(2);
  return `${stories.length} stories in ${Math.round(seconds)} s, ${each} s each; in one page, ms a story: ${parts.join(", ")}`;
}

/**
 * The pictures that differ from the accepted ones, a line for each.
 * @param {GateResult} result
 * @returns {string[]}
 */
export function describePictures({ stories, orphaned, updated }) {
  const lines = stories
    .flatMap(({ pictures }) => pictures)
    .filter(({ state }) => state !== "same")
    .map(({ path, state, pixels }) =>
      state === "changed" ? `changed  ${path}  ${pixels} pixels` : `${state.padEnd(8)} ${path}`,
    );
  return [...lines, ...orphaned.map((path) => `${updated ? "removed " : "orphaned"} ${path}`)];
}
