import { plural, sentenceCase, withArticle } from "./names.mjs";

/** @typedef {import("./screen.mjs").Page} Page */
/** @typedef {import("./screen.mjs").Column} Column */

const NAMES = ["Harbor lamp", "Pier gauge", "Workshop kettle"];
const OTHER_TEXTS = ["Stands beside the door.", "Lent to the roastery.", "Waits for a new cable."];

/** @param {Column} column @param {number} at */
function rowValue({ kind, wire, wireExample }, at) {
  if (kind === "moment") return `2026-11-${20 - at}T12:00:00.000Z`;
  if (kind === "number") return Number(wireExample) + at;
  if (wire === "name" || wire === "title") return NAMES[at] ?? "";
  return wireExample === OTHER_TEXTS[0] ? (OTHER_TEXTS[at] ?? "") : wireExample;
}

/**
 * The screen in ui: its states, texts, fixtures, stories.
 * @param {import("./tree.mjs").Tree} tree
 * @param {Page} page
 */
export function addScreenFiles(tree, page) {
  const folder = `packages/ui/src/screens/${page.file}`;
  tree.create(`${folder}/index.ts`, indexOf(page));
  tree.create(`${folder}/${page.file}.types.ts`, typesOf(page));
  tree.create(`${folder}/${page.file}.texts.ts`, textsOf(page));
  tree.create(`${folder}/${page.file}.fixtures.ts`, fixturesOf(page));
  tree.create(`${folder}/${page.file}.tsx`, screenOf(page));
  if (page.remove) tree.create(`${folder}/delete-question.tsx`, questionOf(page));
  tree.create(`${folder}/${page.file}.contract.tsx`, contractOf(page));
  tree.create(`${folder}/${page.file}.stories.tsx`, storiesOf(page));
}

/** @param {Page} page */
const indexOf = ({
  Name,
  entity,
  file,
  remove,
}) => `export { ${Name}Screen, type ${Name}ScreenProps } from "./${file}.tsx";
export type {
  ${Name}Actions,
  ${Name}Ready,
  ${Name}State,
  ${entity}Row,
  ${remove ? "Question," : ""}
} from "./${file}.types.ts";
`;

/** @param {Page} page */
function typesOf({ Name, entity, words, columns, remove }) {
  const members = columns.map(({ name, kind, optional }) => {
    const says = kind === "moment" ? "  /** ISO 8601. */\n" : "";
    return `${says}  ${name}: ${kind === "number" ? "number" : "string"}${optional ? " | null" : ""};`;
  });
  return `/** ${sentenceCase(withArticle(words))} of the user. */
export interface ${entity}Row {
  id: string;
${members.join("\n")}
}
${
  remove
    ? `
/** A confirmation of something destructive. \`busy\` while the request is in progress. */
export interface Question {
  id: string;
  name: string;
  busy: boolean;
}
`
    : ""
}
/** The page, loaded. */
export interface ${Name}Ready {
  kind: "ready";
  rows: readonly ${entity}Row[];${
    remove
      ? `
  /** Asked before ${withArticle(words)} is deleted. */
  deleting: Question | null;
  /** What failed, to be read and closed. */
  alert: string | null;`
      : ""
  }
}

export type ${Name}State =
  | { kind: "loading" }
  | { kind: "empty" }
  | { kind: "failed"; message: string }
  | ${Name}Ready;

/** Actions of the page. */
export interface ${Name}Actions {
  /** Loads the page again after a failure. */
  onRetry: () => void;${
    remove
      ? `
  onDelete: (${camel(entity)}: { id: string; name: string }) => void;
  onConfirmDelete: () => void;
  onCancel: () => void;
  onCloseAlert: () => void;`
      : ""
  }
}
`;
}

/** @param {Page} page */
function textsOf({ variable, title, words, columns, remove }) {
  const many = plural(words);
  return `/** Texts of the page of ${many}. */
export const ${variable}Texts = {
  title: ${JSON.stringify(title)},
  intro: "All your ${many}, the newest first.",
  table: ${JSON.stringify(sentenceCase(many))},
  columns: { ${columns.map(({ name, header }) => `${name}: ${JSON.stringify(header)}`).join(", ")} },
  empty: "You have no ${many} yet.",
  emptyHint: "Ask for one in the chat, and it is listed here.",
  goToChat: "Go to the chat",
  failed: "Failed to Load ${sentenceCase(many)}",
  tryAgain: "Try Again",${
    remove
      ? `
  delete: "Delete",
  deleteNamed: (name: string) => \`Delete \${name}\`,
  deleteTitle: "Delete ${sentenceCase(words)}?",
  deleteMessage: (name: string) => \`\${name} is deleted for good.\`,`
      : ""
  }
} as const;
`;
}

/** @param {Page} page */
function fixturesOf({ Name, entity, variable, columns, lead, remove, file }) {
  const rows = [0, 1, 2].map((at) => {
    const members = columns.map(
      (column) => `${column.name}: ${JSON.stringify(rowValue(column, at))}`,
    );
    return `  { id: "${camel(entity)}-${at + 1}", ${members.join(", ")} },`;
  });
  const others = columns
    .filter((column) => column !== lead)
    .map((column) => `${column.name}: ${JSON.stringify(rowValue(column, 0))}`);
  return `import type { ${entity}Row, ${Name}Ready } from "./${file}.types.ts";

const rows: readonly ${entity}Row[] = [
${rows.join("\n")}
];

export const ready: ${Name}Ready = { kind: "ready", rows${remove ? ", deleting: null, alert: null" : ""} };

/** Many rows with long names. */
export const ${variable}Many: ${Name}Ready = {
  ...ready,
  rows: Array.from({ length: 30 }, (_, index) => ({
    id: \`${camel(entity)}-\${index + 1}\`,
    ${lead.name}: \`\${index + 1}. Cooperative association of coffee growers and roasters of the northern valleys\`,
    ${others.map((member) => `${member},`).join("\n")}
  })),
};
`;
}

/** @param {Page} page */
function screenOf({ Name, entity, variable, words, columns, lead, remove, file }) {
  const moments = columns.some(({ kind }) => kind === "moment");
  return `import { Box, CloudAlert } from "lucide-react";
import { ${remove ? "AlertDialog" : ""} } from "../../components/alert-dialog/index.ts";
import { Button, LinkButton } from "../../components/button/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
${moments ? 'import { DateTime } from "../../components/time/index.ts";\n' : ""}import { dataColumns, DataTable } from "../../patterns/data-table/index.ts";
import { MessagePage, Page, PageSkeleton, type ShellPaths } from "../../patterns/shell/index.ts";
${remove ? 'import { DeleteQuestion } from "./delete-question.tsx";\n' : ""}import { ${variable}Texts as texts } from "./${file}.texts.ts";
import type { ${entity}Row, ${Name}Actions, ${Name}State } from "./${file}.types.ts";

/** Props of {@link ${Name}Screen}. */
export interface ${Name}ScreenProps {
  state: ${Name}State;
  actions: ${Name}Actions;
  paths: Pick<ShellPaths, "chat">;
}

const columns = dataColumns<${entity}Row>([
${columns.map((column) => columnOf(column, column === lead)).join("\n")}
]);

const idOf = ({ id }: ${entity}Row) => id;
${
  remove
    ? `
const actionsOf = ({ onDelete }: ${Name}Actions) =>
  function RowActions({ id, ${lead.name === "name" ? "name" : `${lead.name}: name`} }: ${entity}Row) {
    return (
      <Button
        aria-label={texts.deleteNamed(name)}
        onClick={() => onDelete({ id, name })}
        size="sm"
        variant="ghost"
      >
        {texts.delete}
      </Button>
    );
  };
`
    : ""
}
/** The user's ${plural(words)}. */
export function ${Name}Screen({ state, actions, paths }: ${Name}ScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  if (state.kind === "failed") {
    return (
      <MessagePage
        mark={<Icon icon={CloudAlert} size="lg" />}
        title={texts.failed}
        actions={<Button onClick={actions.onRetry}>{texts.tryAgain}</Button>}
      >
        <p dir="auto" className="wrap-anywhere">
          {state.message}
        </p>
      </MessagePage>
    );
  }
  return (
    <Page>
      <PageHeader className="mb-6" description={texts.intro} title={texts.title} />
      {state.kind === "empty" ? (
        <EmptyState
          actions={<LinkButton href={paths.chat}>{texts.goToChat}</LinkButton>}
          className="rounded-8 border bg-surface"
          icon={Box}
          title={texts.empty}
        >
          {texts.emptyHint}
        </EmptyState>
      ) : (
        ${remove ? "<>" : ""}
          <DataTable
            columns={columns}
            getRowId={idOf}
            label={texts.table}
            ${remove ? 'narrowActions="below"\n            rowActions={actionsOf(actions)}' : ""}
            rows={state.rows}
          />
          ${
            remove
              ? `<AlertDialog
            message={state.alert ?? ""}
            onClose={actions.onCloseAlert}
            open={state.alert !== null}
          />
          <DeleteQuestion
            onCancel={actions.onCancel}
            onConfirm={actions.onConfirmDelete}
            question={state.deleting}
          />
        </>`
              : ""
          }
      )}
    </Page>
  );
}
`.replace('import {  } from "../../components/alert-dialog/index.ts";\n', "");
}

/** @param {Column} column @param {boolean} isLead */
function columnOf({ name, kind, optional }, isLead) {
  const value = {
    text: isLead
      ? `<bdi className="wrap-anywhere whitespace-normal">{${name}}</bdi>`
      : `<bdi>{${name}}</bdi>`,
    moment: `<DateTime value={${name}} />`,
    number: name,
  }[kind];
  const cell = optional && kind !== "number" ? `${name} !== null && ${value}` : value;
  return `  {
    id: "${name}",
    header: texts.columns.${name},
    ${kind === "number" ? 'align: "end",' : ""}
    cell: ({ ${name} }) => ${cell},
    sortBy: ({ ${name} }) => ${name},
  },`;
}

/** @param {Page} page */
const questionOf = ({ variable, words, file }) => `import { useState } from "react";
import { ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { ${variable}Texts as texts } from "./${file}.texts.ts";
import type { Question } from "./${file}.types.ts";

interface DeleteQuestionProps {
  question: Question | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms deleting ${withArticle(words)}. */
export function DeleteQuestion({ question, ...rest }: DeleteQuestionProps) {
  // The name stays readable while the dialog fades out.
  const [asked, setAsked] = useState(question);
  if (question !== null && question !== asked) setAsked(question);
  return (
    <ConfirmDialog
      {...rest}
      busy={question?.busy ?? false}
      message={sentenceWith(texts.deleteMessage, [<bdi key="name">{asked?.name}</bdi>])}
      open={question !== null}
      title={texts.deleteTitle}
      verb={texts.delete}
    />
  );
}
`;

/** @param {Page} page @param {string} callback */
const actionsObject = ({ remove }, callback) =>
  `{ ${["onRetry", ...(remove ? ["onDelete", "onConfirmDelete", "onCancel", "onCloseAlert"] : [])]
    .map((name) => `${name}: ${callback}`)
    .join(", ")} }`;

/** @param {Page} page */
const contractOf = (page) => `import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { ready } from "./${page.file}.fixtures.ts";
import { ${page.Name}Screen } from "./index.ts";

export const contract = [
  covers(${page.Name}Screen, "page", {
    state: ready,
    actions: ${actionsObject(page, "() => {}")},
    paths,
  }),
];
`;

/** @param {Page} page */
function storiesOf(page) {
  const { Name, variable, title, words, columns, lead, remove, file, state } = page;
  const many = plural(words);
  const name = JSON.stringify(rowValue(lead, 0));
  const [, ...others] = columns;
  return `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, ${remove ? "screen, " : ""}userEvent, within } from "storybook/test";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { ready, ${variable}Many } from "./${file}.fixtures.ts";
import { ${Name}Screen } from "./${file}.tsx";
import type { ${Name}State } from "./${file}.types.ts";

const meta = {
  title: "Screens/${Name}",
  component: ${Name}Screen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", ...signedIn },
  decorators: [withShell],
  args: { state: ready, actions: ${actionsObject(page, "fn()")}, paths },
} satisfies Meta<typeof ${Name}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "The user's ${many} in a table",
  tags: ["state:${state("ready")}", "picture"],
  play: async ({ canvas${remove ? ", args" : ""} }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: ${JSON.stringify(title)} })).toBeVisible();
    const table = within(canvas.getByRole("table", { name: ${JSON.stringify(sentenceCase(many))} }));
    await expect(table.getByText(${name})).toBeVisible();${
      others.length > 0
        ? `
    await expect(table.getByRole("columnheader", { name: ${JSON.stringify(others[0]?.header)} })).toBeVisible();`
        : ""
    }${
      remove
        ? `
    await userEvent.click(canvas.getByRole("button", { name: ${JSON.stringify(`Delete ${String(rowValue(lead, 0))}`)} }));
    await expect(args.actions.onDelete).toHaveBeenCalledWith({ id: "${camel(page.entity)}-1", name: ${name} });`
        : ""
    }
  },
};

export const Loading: Story = {
  name: "While the page loads",
  tags: ["state:${state("loading")}", "picture"],
  args: { state: { kind: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading page")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: "Without any, it leads to the chat",
  tags: ["state:${state("empty")}", "picture"],
  args: { state: { kind: "empty" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You have no ${many} yet.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the chat" })).toHaveAttribute("href", paths.chat);
  },
};

export const Failed: Story = {
  name: "What could not be loaded can be tried again",
  tags: ["state:${state("failed")}", "picture"],
  args: { state: { kind: "failed", message: "The server could not be reached." } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("The server could not be reached.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.actions.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const kinds = { loading: Loading, empty: Empty, failed: Failed, ready: Default } satisfies Record<
  ${Name}State["kind"],
  Story
>;
${
  remove
    ? `
export const DeleteConfirm: Story = {
  name: "Asks before ${withArticle(words)} is deleted",
  tags: ["state:${state("delete-confirm")}", "picture"],
  args: { state: { ...ready, deleting: { id: "${camel(page.entity)}-1", name: ${name}, busy: false } } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete ${sentenceCase(words)}?" }));
    await expect(dialog.getByText(${name})).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(args.actions.onConfirmDelete).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(args.actions.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const DeleteFailed: Story = {
  name: "Failed to delete ${words}: The server could not be reached.",
  tags: ["state:${state("delete-failed")}"],
  args: { state: { ...ready, alert: "Failed to delete ${words}: The server could not be reached." } },
  play: async ({ args }) => {
    const alert = await screen.findByRole("alertdialog");
    await expect(alert).toHaveAccessibleName("Failed to delete ${words}: The server could not be reached.");
    await userEvent.click(within(alert).getByRole("button", { name: "OK" }));
    await expect(args.actions.onCloseAlert).toHaveBeenCalledTimes(1);
  },
};
`
    : ""
}
export const Mobile: Story = {
  name: "Many with long names fit a phone",
  tags: ["state:${state("mobile")}"],
  args: { state: ${variable}Many },
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
${
  page.hasDark
    ? `
export const Dark: Story = { tags: ["state:${state("dark")}"], globals: { theme: "dark" } };
`
    : ""
}`;
}

/** @param {string} Name */
const camel = (Name) => Name.charAt(0).toLowerCase() + Name.slice(1);
