/**
 * What Vite must bundle before the first test: found late, it reloads the page in the middle of a run.
 * The sources name the libraries; the runtimes are put in by the compiler, where no scan sees them.
 */
export const OPTIMIZED = {
  entries: ["packages/ui/src/**/*.{ts,tsx}", "!packages/ui/src/**/*.test.{ts,tsx}"],
  include: [
    "react",
    "react-dom",
    "react-dom/client",
    "react/jsx-runtime",
    "react/jsx-dev-runtime",
    "react/compiler-runtime",
  ],
};
