/**
 * @typedef {object} A11y `parameters.a11y` of a story, as Storybook's addon reads it
 * @property {"off" | "todo" | "error"} [test]
 * @property {boolean} [disable]
 * @property {{ rules?: { id: string, enabled?: boolean }[] }} [config]
 * @property {{ runOnly?: unknown, rules?: Record<string, { enabled: boolean }> }} [options]
 * @property {unknown} [context] a selector, or what to include and exclude
 */

/** @typedef {"all" | "colours"} Extent */
/** @typedef {{ include: unknown, exclude: unknown[] }} Context */

// What Storybook's addon disables as well: a component alone on a page has no landmarks around it.
const DISABLED = ["region"];
const STORYBOOKS_OWN = [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"];

/** Only these depend on colours; names, roles and structure are the same in every theme. */
const COLOUR_RULES = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];
const ON_BY_DEFAULT = ["color-contrast", "link-in-text-block"];

/**
 * Whether axe runs on a story at all.
 * @param {A11y} a11y
 */
export function isChecked({ test, disable }) {
  return disable !== true && test !== "off";
}

/**
 * The arguments of one `axe.run`, for the same rules as Storybook's addon runs.
 * @param {A11y} a11y
 * @param {Extent} extent `all` once for each story; `colours` in further themes
 * @returns {{ context: Context, options: object }}
 * @throws when a story configures more than which rules run: that would have to be undone for the next story
 */
export function axeRun({ config = {}, options = {}, context }, extent) {
  const unsupported = [
    ...Object.keys(config).filter((key) => key !== "rules"),
    ...(config.rules ?? []).flatMap(Object.keys).filter((key) => key !== "id" && key !== "enabled"),
  ];
  if (unsupported.length > 0) throw new Error(`a11y.config of a story sets ${unsupported.join()}.`);
  const rules = {
    ...Object.fromEntries(DISABLED.map((id) => [id, { enabled: false }])),
    ...Object.fromEntries((config.rules ?? []).map(({ id, enabled = true }) => [id, { enabled }])),
    ...options.rules,
  };
  return {
    context: contextOf(context),
    options: {
      ...(extent === "all" ? { ...options, rules } : { runOnly: colourRules(rules) }),
      // Only violations are reported, and collecting the rest takes longer than finding them.
      resultTypes: ["violations"],
      // No rule that runs reads the style sheets, which axe would collect from every page.
      preload: { assets: ["media"] },
    },
  };
}

/** The whole page, or the part of it that a story names. @param {unknown} named @returns {Context} */
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

/** @param {Record<string, { enabled: boolean }>} rules as set by the story */
function colourRules(rules) {
  return COLOUR_RULES.filter((id) => rules[id]?.enabled ?? ON_BY_DEFAULT.includes(id));
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
