import { splitVariants } from "./style-rules.mjs";

/** @typedef {{ words: ReadonlyMap<string, string>, grounds: ReadonlyMap<string, string> }} ColourUtilities utility to token */

/** Controls that do not answer, the system's own colours, and drawn marks: no words of ours stand there. */
const EXEMPT = /disabled|forced-colors|^locked$|^(before|after)$/;
const EXEMPT_TOKENS = new Set(["text-disabled", "scrim"]);

/** Pairs that only look like one, with the reason. @type {{ path: RegExp, pair: string, why: string }[]} */
const NEVER_TOGETHER = [
  {
    path: /\/checkbox\/checkbox\.variants\.ts$/,
    pair: "on-accent on surface",
    why: "the mark is drawn in a ticked box only, and that one is accent",
  },
];

/**
 * The colour utilities of a theme: words `text-…` and grounds `bg-…`, each with its token.
 * @param {string} theme the sheet that maps tokens to utilities
 * @returns {ColourUtilities}
 */
export function readColourUtilities(theme) {
  const words = new Map();
  const grounds = new Map();
  for (const [, kind, name, token] of theme.matchAll(
    /--(text-color|color)-([\w-]+):\s*var\(--ui-([\w-]+)\)/g,
  )) {
    words.set(`text-${name}`, token);
    if (kind === "color") grounds.set(`bg-${name}`, token);
  }
  return { words, grounds };
}

/**
 * Which words a class list puts on which ground, as tokens. A ground carries the words of its own state, or of the nearest
 * enclosing state; and the other way round.
 * @param {string} classes
 * @param {ColourUtilities} utilities
 * @returns {{ words: string, ground: string }[]}
 */
export function pairsIn(classes, { words, grounds }) {
  const all = classes.split(/\s+/).filter(Boolean).map(splitVariants);
  const live = all.filter(({ variants }) => !variants.some((name) => EXEMPT.test(name)));
  /** @param {ReadonlyMap<string, string>} tokens */
  const uses = (tokens) =>
    live.flatMap(({ utility, variants }) => {
      const token = tokens.get(utility.replace(/\/.*$/, ""));
      if (token === undefined || EXEMPT_TOKENS.has(token)) return [];
      return [{ token: utility.includes("/") ? utility : token, variants }];
    });
  const texts = uses(words);
  const backs = uses(grounds);
  const pairs = [
    ...backs.flatMap((back) =>
      nearest(back, texts).map((text) => ({ words: text.token, ground: back.token })),
    ),
    ...texts.flatMap((text) =>
      nearest(text, backs).map((back) => ({ words: text.token, ground: back.token })),
    ),
  ];
  return [...new Map(pairs.map((pair) => [`${pair.words} ${pair.ground}`, pair])).values()];
}

/**
 * The pairs of a class list without a contrast test.
 * @param {string} path repository path of its file
 * @param {string} classes
 * @param {ColourUtilities} utilities
 * @param {ReadonlySet<string>} tested as "words on ground"
 * @returns {string[]}
 */
export function untestedPairs(path, classes, utilities, tested) {
  return pairsIn(classes, utilities)
    .map(({ words, ground }) => `${words} on ${ground}`)
    .filter(
      (pair) =>
        !tested.has(pair) &&
        !NEVER_TOGETHER.some((known) => known.pair === pair && known.path.test(path)),
    );
}

/**
 * Those that hold wherever the given one does, in the most special of such states.
 * @template {{ variants: string[] }} T
 * @param {{ variants: string[] }} one
 * @param {T[]} others
 */
function nearest(one, others) {
  const around = others.filter(({ variants }) =>
    variants.every((name) => one.variants.includes(name)),
  );
  const depth = Math.max(...around.map(({ variants }) => variants.length));
  return around.filter(({ variants }) => variants.length === depth);
}
