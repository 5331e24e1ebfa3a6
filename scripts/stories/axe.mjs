/**
 * @typedef {object} A11y `parameters.a11y` of a story, as Storybook's addon reads it
 * @property {"off" | "todo" | "error"} [test]
 * @property {boolean} [disable]
 * @property {{ rules?: { id: string, enabled?: boolean }[] }} [config]
 * @property {{ runOnly?: unknown, rules?: Record<string, { enabled: boolean }> }} [options]
 * @property {unknown} [context] a selector, or what to include and exclude
 */

/** @typedef {"all" | "colours"} Extent */

// What Storybook's addon leaves out: a component alone on a page has no landmarks around it.
const LEFT_OUT = ["region"];
const STORYBOOKS_OWN = [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"];

/** Only these ask for colours; names, roles and structure are the same in every theme. */
const COLOUR_RULES = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];
const ON_BY_DEFAULT = ["color-contrast", "link-in-text-block"];

/**
 * Whether axe looks at a story at all.
 * @param {A11y} a11y
 */
export function isChecked({ test, disable }) {
  return disable !== true && test !== "off";
}

/**
 * What axe is told for one run, the same that Storybook's addon tells it.
 * @param {A11y} a11y
 * @param {Extent} extent `all` once for each story; `colours` in further themes
 */
export function axeRun(a11y, extent) {
  const rules = [...LEFT_OUT.map((id) => ({ id, enabled: false })), ...(a11y.config?.rules ?? [])];
  const off = rules.filter(({ enabled }) => enabled === false).map(({ id }) => id);
  const disabled = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
  const options =
    extent === "all"
      ? { ...a11y.options, rules: { ...disabled, ...a11y.options?.rules } }
      : { runOnly: colourRules(a11y, rules) };
  return {
    config: { ...a11y.config, rules },
    context: contextOf(a11y.context),
    // Only violations are reported, and describing the rest takes longer than finding it.
    options: { ...options, resultTypes: ["violations"] },
  };
}

/** The whole page, or the part of it that a story names. @param {unknown} named */
function contextOf(named) {
  const parts = /** @type {{ include?: unknown, exclude?: unknown[] }} */ (
    typeof named === "object" && named !== null && ("include" in named || "exclude" in named)
      ? named
      : { include: named }
  );
  return {
    include: parts.include ?? "body",
    exclude: [...STORYBOOKS_OWN, ...(parts.exclude ?? [])],
  };
}

/** @param {A11y} a11y @param {{ id: string, enabled?: boolean }[]} rules */
function colourRules({ options }, rules) {
  return COLOUR_RULES.filter((rule) => {
    const set = options?.rules?.[rule]?.enabled ?? rules.findLast(({ id }) => id === rule)?.enabled;
    return set ?? ON_BY_DEFAULT.includes(rule);
  });
}

/**
 * @param {StoryGate.Violation[]} violations
 * @returns {string} one paragraph for each
 */
export function describeViolations(violations) {
  return violations
    .map(({ rule, help, nodes }) =>
      [
        `${rule}: ${help}`,
        ...nodes.map(
          ({ target, summary }) => `  ${target}\n    ${summary.replaceAll("\n", "\n    ")}`,
        ),
      ].join("\n"),
    )
    .join("\n");
}
