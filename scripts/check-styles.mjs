// Holds the styling rules of the house style in ui and app: tokens only, no `dark:`, logical directions.
import { literalsOf } from "./checks/literals.mjs";
import { readSource, sourceFiles } from "./checks/source-files.mjs";
import { brokenStyleRules } from "./checks/style-rules.mjs";

const STYLED = /^packages\/(ui|app)\/src\//;
const NOT_STYLED = /\.(test|browser\.test)\.[a-z]+$/;
const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(\s*[\d.]/gi;

/** @type {string[]} */
const problems = [];
let classes = 0;

for (const { path, file } of sourceFiles(/\.(tsx?|css)$/)) {
  if (!STYLED.test(path) || NOT_STYLED.test(path)) continue;
  const source = readSource(file);
  if (path.endsWith(".css")) {
    if (path.startsWith("packages/ui/src/tokens/")) continue;
    source.split("\n").forEach((text, index) => {
      for (const [colour] of text.matchAll(RAW_COLOUR)) {
        problems.push(`${path}:${index + 1}  ${colour}\n    no-raw-colour: colours are tokens`);
      }
    });
    continue;
  }
  for (const { text, line } of literalsOf(path, source)) {
    for (const className of text.split(/\s+/).filter(Boolean)) {
      classes += 1;
      for (const { name, why } of brokenStyleRules(path, className)) {
        problems.push(`${path}:${line}  ${className}\n    ${name}: ${why}`);
      }
    }
  }
}

if (problems.length > 0) console.error(problems.join("\n"));
console.log(`${classes} words of class lists and texts, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
