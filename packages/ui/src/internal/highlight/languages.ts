import type { StreamParser } from "@codemirror/streamparser";

/** Reads code line by line and carries its state from one line to the next. */
export type CodeParser = StreamParser<unknown>;

type Load = () => Promise<CodeParser>;

const clike = (
  name: "c" | "cpp" | "csharp" | "dart" | "java" | "kotlin" | "objectiveC" | "scala",
) => (async () => (await import("@codemirror/legacy-modes/mode/clike"))[name]) satisfies Load;
const script = (name: "javascript" | "json" | "typescript") =>
  (async () => (await import("@codemirror/legacy-modes/mode/javascript"))[name]) satisfies Load;
const css = (name: "css" | "less" | "sCSS") =>
  (async () => (await import("@codemirror/legacy-modes/mode/css"))[name]) satisfies Load;
const markup = (name: "html" | "xml") =>
  (async () => (await import("@codemirror/legacy-modes/mode/xml"))[name]) satisfies Load;
const sql = (name: "mySQL" | "pgSQL" | "standardSQL") =>
  (async () => (await import("@codemirror/legacy-modes/mode/sql"))[name]) satisfies Load;

const shell: Load = async () => (await import("@codemirror/legacy-modes/mode/shell")).shell;

/** The highlighted languages by their names after a fence. Each is loaded on first use. */
const languages = new Map<string, Load>([
  ...each(["js", "javascript", "jsx", "mjs", "cjs"], script("javascript")),
  ...each(["ts", "typescript", "tsx"], script("typescript")),
  ...each(["json", "jsonc", "json5"], script("json")),
  ...each(["c", "h"], clike("c")),
  ...each(["cpp", "c++", "cc", "hpp"], clike("cpp")),
  ...each(["cs", "csharp", "c#"], clike("csharp")),
  ...each(["dart"], clike("dart")),
  ...each(["java"], clike("java")),
  ...each(["kotlin", "kt"], clike("kotlin")),
  ...each(["objectivec", "objc"], clike("objectiveC")),
  ...each(["scala"], clike("scala")),
  ...each(["css"], css("css")),
  ...each(["less"], css("less")),
  ...each(["scss"], css("sCSS")),
  ...each(["html", "vue", "svelte"], markup("html")),
  ...each(["xml", "svg"], markup("xml")),
  ...each(["sql"], sql("standardSQL")),
  ...each(["postgres", "postgresql", "pgsql"], sql("pgSQL")),
  ...each(["mysql"], sql("mySQL")),
  ...each(["sh", "bash", "shell", "zsh", "console"], shell),
  ...each(
    ["py", "python"],
    async () => (await import("@codemirror/legacy-modes/mode/python")).python,
  ),
  ...each(["rb", "ruby"], async () => (await import("@codemirror/legacy-modes/mode/ruby")).ruby),
  ...each(["go", "golang"], async () => (await import("@codemirror/legacy-modes/mode/go")).go),
  ...each(["rs", "rust"], async () => (await import("@codemirror/legacy-modes/mode/rust")).rust),
  ...each(["swift"], async () => (await import("@codemirror/legacy-modes/mode/swift")).swift),
  ...each(["r"], async () => (await import("@codemirror/legacy-modes/mode/r")).r),
  ...each(["lua"], async () => (await import("@codemirror/legacy-modes/mode/lua")).lua),
  ...each(["perl", "pl"], async () => (await import("@codemirror/legacy-modes/mode/perl")).perl),
  ...each(
    ["powershell", "ps1"],
    async () => (await import("@codemirror/legacy-modes/mode/powershell")).powerShell,
  ),
  ...each(["yaml", "yml"], async () => (await import("@codemirror/legacy-modes/mode/yaml")).yaml),
  ...each(["toml"], async () => (await import("@codemirror/legacy-modes/mode/toml")).toml),
  ...each(
    ["ini", "properties", "env"],
    async () => (await import("@codemirror/legacy-modes/mode/properties")).properties,
  ),
  ...each(
    ["dockerfile", "docker"],
    async () => (await import("@codemirror/legacy-modes/mode/dockerfile")).dockerFile,
  ),
  ...each(["diff", "patch"], async () => (await import("@codemirror/legacy-modes/mode/diff")).diff),
  ...each(["nginx"], async () => (await import("@codemirror/legacy-modes/mode/nginx")).nginx),
  ...each(["http"], async () => (await import("@codemirror/legacy-modes/mode/http")).http),
]);

function each(names: readonly string[], load: Load): [string, Load][] {
  return names.map((name) => [name, load]);
}

/** The loader of a language's parser; undefined for one that stays plain. */
export function findLanguage(name: string): Load | undefined {
  return languages.get(name.toLowerCase());
}
