import type { ComponentType } from "react";
import { type ContractEntry, type ContractOptions, covers } from "./contract.tsx";

type Module = Record<string, unknown>;

/** What `<family>.contract.tsx` exports, for components that no story shows by themselves. */
interface ContractModule {
  contract: readonly ContractEntry[];
}

interface Story {
  args?: object;
  /** `contract` says what the suite cannot know; a story other than `Default` is covered when it has one. */
  parameters?: { contract?: ContractOptions & { slot?: string } };
}

interface StoriesModule {
  default: Story & { component?: unknown };
  [name: string]: Story;
}

/** A folder with a public `index.ts`. */
export interface Family {
  /** `components/button`. */
  folder: string;
  /** Exported components by name, without those that have no root of their own. */
  components: ReadonlyMap<string, unknown>;
  contract: readonly ContractEntry[];
  /**
   * A screen fills its page: it has no outer layout and no element to expose. So it takes no `className`, `ref` or
   * other attributes, and the suite requires none; the rest of the contract applies to it, too.
   */
  screen: boolean;
}

/** Components without a root of their own, each with the reason. */
export const ROOTLESS: Readonly<Record<string, string>> = {
  Dialog: "manages the open state",
  Drawer: "manages the open state",
  LabelsProvider: "provides texts",
  LinkProvider: "provides the router’s link",
  LocaleProvider: "provides language and time zone",
  Menu: "manages the open state",
  Popover: "manages the open state",
  PopoverAnchor: "hands its props to the element inside it",
  PopoverClose: "hands its props to the button inside it",
  PopoverTrigger: "hands its props to the button inside it",
  QuestionActionsProvider: "provides what questions can do",
  ToastProvider: "provides the queue of messages",
  Tooltip: "renders only its child until that is hovered or focused",
  UnsavedChangesProvider: "provides the question before a page is left",
};

const indexes = import.meta.glob<Module>(
  ["../{components,patterns,screens}/*/index.ts", "../form/index.ts"],
  { eager: true },
);
const contracts = import.meta.glob<ContractModule>("../**/*.contract.tsx", { eager: true });
const stories = import.meta.glob<StoriesModule>(
  ["../**/*.stories.tsx", "!../**/*.{bench,benchmark}.stories.tsx"],
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

function inFolder<Found>(modules: Record<string, Found>, folder: string): Found[] {
  return Object.entries(modules).flatMap(([path, module]) =>
    folderOf(path) === folder ? [module] : [],
  );
}

/** `data-slot` of a root: the name of its component, or what every screen but a few is inside. */
function slotOf(name: string, screen: boolean): string {
  return screen ? "page" : name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

/** The lines that a component's stories stand for: its `Default`, and each that has a contract in its parameters. */
export function storyLines(
  { default: meta, ...rest }: StoriesModule,
  slotByName: string,
): ContractEntry[] {
  return Object.entries(rest)
    .filter(([name, story]) => name === "Default" || story.parameters?.contract)
    .map(([name, story]) => {
      const { slot, ...options } = { ...meta.parameters?.contract, ...story.parameters?.contract };
      const component = meta.component as ComponentType<object>;
      const args = { ...meta.args, ...story.args };
      return { ...covers(component, slot ?? slotByName, args, options), story: name };
    });
}

/** Every family of the library with its contract: what its file covers, and by their stories the components that it does not. */
export function families(): Family[] {
  return Object.entries(indexes).map(([path, exports]) => {
    const folder = folderOf(path);
    const screen = folder.startsWith("screens/");
    const components = Object.entries(exports).filter(
      ([name, value]) => isComponent(name, value) && !Object.hasOwn(ROOTLESS, name),
    );
    const written = inFolder(contracts, folder).flatMap(({ contract }) => contract);
    const shown = components
      .filter(([, component]) => written.every((entry) => entry.component !== component))
      .flatMap(([name, component]) =>
        inFolder(stories, folder)
          .filter(({ default: meta }) => meta.component === component)
          .flatMap((module) => storyLines(module, slotOf(name, screen))),
      );
    return { folder, components: new Map(components), contract: [...written, ...shown], screen };
  });
}

/** The exports that a family's contract lacks, and what to write; entries of exports that no longer exist. */
export function gapsIn({ folder, components, contract }: Family): string[] {
  const covered = new Set(contract.map((entry) => entry.component));
  const missing = [...components]
    .filter(([, component]) => !covered.has(component))
    .map(
      ([name]) =>
        `${name} has no contract: give it a story \`Default\` in ${folder}, a line covers(${name}, "its-slot", { … }) in a file *.contract.tsx there, or its name with the reason in ROOTLESS`,
    );
  const known = new Set(components.values());
  const foreign = contract
    .filter((entry) => !known.has(entry.component))
    .map((entry) => `${folder} covers "${entry.slot}", which its index.ts does not export`);
  return [...missing, ...foreign];
}

/** Names in `ROOTLESS` that no family exports. */
export function staleNames(): string[] {
  const exported = new Set(Object.values(indexes).flatMap((exports) => Object.keys(exports)));
  return Object.keys(ROOTLESS).filter((name) => !exported.has(name));
}

/** The entries of all contracts, each with a unique title. */
export function contractLines(): { title: string; entry: ContractEntry; screen: boolean }[] {
  return families().flatMap(({ folder, components, contract, screen }) => {
    const names = new Map([...components].map(([name, component]) => [component, name]));
    const titles = new Map<string, number>();
    return contract.map((entry) => {
      const story =
        entry.story === undefined || entry.story === "Default" ? "" : `, ${entry.story}`;
      const title = `${folder} ${names.get(entry.component) ?? entry.slot}${story}`;
      const times = (titles.get(title) ?? 0) + 1;
      titles.set(title, times);
      return { title: times === 1 ? title : `${title} (${times})`, entry, screen };
    });
  });
}
