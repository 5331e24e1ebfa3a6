import type { ContractEntry } from "./contract.tsx";

type Module = Record<string, unknown>;

/** What `<family>.contract.tsx` exports. */
interface ContractModule {
  contract?: readonly ContractEntry[];
  /** Exports without a root of their own: name and reason. */
  bare?: Readonly<Record<string, string>>;
}

/** A folder with a public `index.ts`. */
export interface Family {
  /** `components/button`. */
  folder: string;
  /** Exported components by name. */
  components: ReadonlyMap<string, unknown>;
  contract: readonly ContractEntry[];
  bare: Readonly<Record<string, string>>;
  /**
   * A screen fills its page: it has no outer layout and no element to expose. So it takes no `className`, `ref` or
   * other attributes, and the suite requires none; the rest of the contract applies to it, too.
   */
  screen: boolean;
}

const indexes = import.meta.glob<Module>(
  [
    "../components/*/index.ts",
    "../form/index.ts",
    "../patterns/*/index.ts",
    "../screens/*/index.ts",
  ],
  { eager: true },
);
const contracts = import.meta.glob<ContractModule>(
  [
    "../components/*/*.contract.tsx",
    "../form/*.contract.tsx",
    "../patterns/*/*.contract.tsx",
    "../screens/*/*.contract.tsx",
  ],
  { eager: true },
);

const CONTEXTS = new Set([Symbol.for("react.context"), Symbol.for("react.provider")]);

/** Whether an export is a component: a name like `Button`, and a function or the result of `memo`. */
export function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  if (typeof value === "function") return true;
  if (typeof value !== "object" || value === null || !("$$typeof" in value)) return false;
  return !CONTEXTS.has(value.$$typeof as symbol);
}

function folderOf(path: string): string {
  return path.replace(/^\.\.\//, "").replace(/\/[^/]+$/, "");
}

/** Every family of the library with its contract. */
export function families(): Family[] {
  return Object.entries(indexes).map(([path, exports]) => {
    const folder = folderOf(path);
    const parts = Object.entries(contracts)
      .filter(([file]) => folderOf(file) === folder)
      .map(([, module]) => module);
    return {
      folder,
      components: new Map(
        Object.entries(exports).filter(([name, value]) => isComponent(name, value)),
      ),
      contract: parts.flatMap((part) => part.contract ?? []),
      bare: Object.assign({}, ...parts.map((part) => part.bare ?? {})),
      screen: folder.startsWith("screens/"),
    };
  });
}

/** The exports that a family's contract lacks, and what to write; entries of exports that no longer exist. */
export function gapsIn(family: Family): string[] {
  const { folder, components, contract, bare } = family;
  const file = `${folder}/${folder.split("/").at(-1)}.contract.tsx`;
  const covered = new Set(contract.map((entry) => entry.component));
  const missing = [...components]
    .filter(([name, component]) => !covered.has(component) && !Object.hasOwn(bare, name))
    .map(
      ([name]) =>
        `${name} has no line in ${file}: write covers(${name}, "its-slot", { … }) into \`contract\`, or its name with the reason into \`bare\``,
    );
  const known = new Set(components.values());
  const foreign = contract
    .filter((entry) => !known.has(entry.component))
    .map((entry) => `${file} covers "${entry.slot}", which ${folder}/index.ts does not export`);
  const idle = Object.entries(bare).flatMap(([name, reason]) => {
    if (!components.has(name)) return [`${file} names ${name} in \`bare\`; it is not exported`];
    if (covered.has(components.get(name))) return [`${name} is in \`bare\` and covered; drop one`];
    return reason.trim() === "" ? [`${name} is in \`bare\` without a reason`] : [];
  });
  return [...missing, ...foreign, ...idle];
}

/** The entries of all contracts, each with a unique title. */
export function contractLines(): { title: string; entry: ContractEntry; screen: boolean }[] {
  return families().flatMap(({ folder, components, contract, screen }) =>
    contract.map((entry, index) => {
      const name = [...components].find(([, component]) => component === entry.component)?.[0];
      const before = contract.slice(0, index).filter((one) => one.component === entry.component);
      const again = before.length === 0 ? "" : ` (${before.length + 1})`;
      return { title: `${folder} ${name ?? entry.slot}${again}`, entry, screen };
    }),
  );
}
