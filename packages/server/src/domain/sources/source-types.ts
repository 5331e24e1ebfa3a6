import type { PluginManifest, PluginRegistry } from "../plugins/types.ts";
import type { InboxManifest } from "../plugins/inbox-manifest.ts";
import { priorities } from "../inbox/ports.ts";
import { AppError } from "../errors.ts";
import { watchableLists } from "./tool-condition.ts";

type Setting = Omit<InboxManifest["settings"][string], "json_schema_extra"> & {
  readonly enum?: string[];
  readonly json_schema_extra?: { readonly component: string };
};
type Settings = Readonly<Record<string, Setting>>;

/** A kind of source that a user can add. */
export type SourceType = {
  readonly sourceType: string;
  readonly displayName: string;
  /** The plugin whose connections are possible; null for a question about an uploaded file. */
  readonly plugin: string | null;
  readonly settings: Settings;
  /** Its items are mails, which a model can summarize. */
  readonly isMail: boolean;
};

/** The name of the kind that watches rows of an uploaded file. */
export const DATA_CONDITION = "data_condition";

const FILE: Settings = {
  file: {
    title: "File",
    description:
      "An uploaded file, such as orders.csv. Upload it again and the source reads the new one.",
    json_schema_extra: { component: "table" },
  },
};

const CONDITION = {
  condition: {
    title: "Condition",
    description: "Which rows to bring, such as amount > 1000 and status is open.",
    json_schema_extra: { component: "textarea" },
  },
  key: {
    title: "Key column",
    description: "The column that identifies a row, such as order_id.",
  },
  priority: {
    title: "Priority",
    description: "How important its rows are.",
    enum: [...priorities],
    default: "medium",
  },
} satisfies Settings;

/** The same for a file: the columns are known before there is a source, so they can be chosen. */
const FILE_CONDITION: Settings = {
  ...CONDITION,
  condition: { ...CONDITION.condition, json_schema_extra: { component: "conditions" } },
  key: { ...CONDITION.key, json_schema_extra: { component: "key_column" } },
};

/** The kinds of source that this server has: one for each app that can bring something, and one for uploaded files. */
export const sourceTypes = (plugins: Pick<PluginRegistry, "list">): SourceType[] => [
  ...plugins.list().flatMap(({ manifest }) => ofApp(manifest)),
  {
    sourceType: DATA_CONDITION,
    displayName: "Rows of a file",
    plugin: null,
    settings: { ...FILE, ...FILE_CONDITION },
    isMail: false,
  },
];

/** A kind of source by its name. @throws AppError `invalid` */
export function findSourceType(plugins: Pick<PluginRegistry, "list">, wanted: string): SourceType {
  const type = sourceTypes(plugins).find(({ sourceType }) => sourceType === wanted);
  if (!type) throw new AppError("invalid", `The source type '${wanted}' was not found.`);
  return type;
}

function ofApp(manifest: PluginManifest): SourceType[] {
  const { name, display_name, inbox } = manifest;
  if (inbox) {
    const { kind, source_type, settings } = inbox;
    const type = { sourceType: source_type ?? name, displayName: display_name, plugin: name };
    return [{ ...type, settings, isMail: kind === "mail" }];
  }
  const lists = watchableLists(manifest);
  if (lists.length === 0) return [];
  const list = { title: "List", description: `One of: ${lists.join(", ")}.` };
  return [
    {
      sourceType: `${name}_rows`,
      displayName: `${display_name} records`,
      plugin: name,
      settings: { list, ...CONDITION },
      isMail: false,
    },
  ];
}
