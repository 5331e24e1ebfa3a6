/**
 * Folders that the React Compiler leaves alone.
 * - The small components are on every page: the compiler's cache code outweighs what it saves.
 * - An answer's elements are memoised by run, a conversation's by row. Its viewport is mutable, so memoised reads of it would be stale.
 * - The approval window has a promised size (`scripts/package/size-budgets.json`).
 * - The benchmark wraps every contender in the same few lines.
 */
const uncompiled =
  /\/(?:packages\/ui\/src\/(?:components\/(?:button|icon|icon-button|link|spinner)|patterns\/(?:approval-dialog|chat-transcript|markdown))|bench\/src\/chat)\//;

/** Options of the React plugin: one definition for the app, the library, Storybook, the tests and the benchmark. */
export const reactOptions = { compiler: true, exclude: [/\/node_modules\//, uncompiled] };
