import { relative } from "node:path";
import { normalizePath, type Plugin } from "vite";

const ROOT = new URL("../../", import.meta.url).pathname;

/** `packages/…` for our own modules, the package for those of others. */
function nameOf(id: string): string {
  const packaged = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
  return packaged ?? normalizePath(relative(ROOT, id.split("?", 1)[0] ?? id));
}

/** Notes beside the build what each piece of its script is made of, for `scripts/check-first-load.mjs`. The server serves no such folder. */
export function piecesPlugin(): Plugin {
  return {
    name: "pieces",
    generateBundle(_options, bundle) {
      const { name } = this.environment;
      if (name === "render") return;
      const pieces = Object.values(bundle)
        .filter((output) => output.type === "chunk")
        .map((chunk) => {
          const modules: Record<string, number> = {};
          for (const [id, { renderedLength }] of Object.entries(chunk.modules))
            modules[nameOf(id)] = (modules[nameOf(id)] ?? 0) + renderedLength;
          const { fileName: file, isEntry, facadeModuleId: facade, imports } = chunk;
          return { file, isEntry, facade: facade && nameOf(facade), imports, modules };
        });
      this.emitFile({
        type: "asset",
        fileName: `.pieces/${name}.json`,
        source: JSON.stringify(pieces),
      });
    },
  };
}
