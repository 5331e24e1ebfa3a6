import type { Plugin } from "vite";

/** What a start loads of the bundle: its files, how many modules are in them, and their bytes by package. */
export type StartWeight = {
  readonly files: readonly string[];
  readonly modules: number;
  readonly packages: Readonly<Record<string, number>>;
};

/** Files of the bundle that every start loads, with what they import. */
const ENTRIES = ["main.js", "server.js"];

const packageOf = (module: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ??
  (module.includes("/packages/api-client/") ? "@switchboard/api-client" : "@switchboard/server");

/** Writes `start.json` beside the bundle. A test holds it to a budget. */
export const startWeight: Plugin = {
  name: "start-weight",
  generateBundle(_options, bundle) {
    const files = new Set<string>();
    const packages: Record<string, number> = {};
    let modules = 0;
    const visit = (name: string) => {
      const chunk = bundle[name];
      if (chunk?.type !== "chunk" || files.has(name)) return;
      files.add(name);
      for (const [module, { renderedLength }] of Object.entries(chunk.modules)) {
        const owner = packageOf(module);
        packages[owner] = (packages[owner] ?? 0) + renderedLength;
        modules += 1;
      }
      for (const imported of chunk.imports) visit(imported);
    };
    for (const entry of ENTRIES) visit(entry);
    const weight: StartWeight = { files: [...files], modules, packages };
    this.emitFile({ type: "asset", fileName: "start.json", source: JSON.stringify(weight) });
  },
};
