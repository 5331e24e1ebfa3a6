import { camelCase, kebabCase, pascalCase } from "./names.mjs";

/**
 * A screen of ui: a pure view of one state union, its fixtures, and a story for each state.
 * @param {string} name
 * @returns {Record<string, string>} path to content
 */
export function screenFiles(name) {
  const file = kebabCase(name);
  const Name = pascalCase(name);
  const variable = camelCase(name);
  const folder = `packages/ui/src/screens/${file}`;
  return {
    [`${folder}/index.ts`]: `export { ${Name}Screen, type ${Name}ScreenProps } from "./${file}.tsx";
export type { ${Name}State } from "./${file}.types.ts";
`,
    [`${folder}/${file}.types.ts`]: `/** Everything the screen can show. */
export type ${Name}State =
  | { kind: "loading" }
  | { kind: "empty" }
  | { kind: "failed"; message: string }
  | { kind: "ready"; title: string };
`,
    [`${folder}/${file}.tsx`]: `import type { ${Name}State } from "./${file}.types.ts";

/** Props of {@link ${Name}Screen}. */
export interface ${Name}ScreenProps {
  state: ${Name}State;
}

/** What a person does here, in one sentence. */
export function ${Name}Screen({ state }: ${Name}ScreenProps) {
  switch (state.kind) {
    case "loading":
      return <p role="status">Loading...</p>;
    case "empty":
      return <p>Nothing here yet.</p>;
    case "failed":
      return <p role="alert">{state.message}</p>;
    case "ready":
      return <h1>{state.title}</h1>;
  }
}
`,
    [`${folder}/${file}.fixtures.ts`]: `import type { ${Name}State } from "./${file}.types.ts";

/** One example of each state. */
export const ${variable}States = {
  loading: { kind: "loading" },
  empty: { kind: "empty" },
  failed: { kind: "failed", message: "The server could not be reached." },
  ready: { kind: "ready", title: "${Name}" },
} satisfies { [Kind in ${Name}State["kind"]]: Extract<${Name}State, { kind: Kind }> };
`,
    [`${folder}/${file}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${variable}States } from "./${file}.fixtures.ts";
import { ${Name}Screen } from "./${file}.tsx";
import type { ${Name}State } from "./${file}.types.ts";

const meta = {
  title: "Screens/${Name}",
  component: ${Name}Screen,
  tags: ["picture"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ${Name}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = {
  loading: { args: { state: ${variable}States.loading }, tags: ["state:${file}/loading"] },
  empty: { args: { state: ${variable}States.empty }, tags: ["state:${file}/empty"] },
  failed: { args: { state: ${variable}States.failed }, tags: ["state:${file}/failed"] },
  ready: { args: { state: ${variable}States.ready }, tags: ["state:${file}/ready"] },
} satisfies Record<${Name}State["kind"], Story>;

export const Default: Story = stories.ready;
export const Loading: Story = stories.loading;
export const Empty: Story = stories.empty;
export const Failed: Story = stories.failed;
`,
  };
}
