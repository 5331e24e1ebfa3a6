import { loadValues, orders, weather } from "../../patterns/question-bar/question-bar.fixtures.ts";
import type { QuestionTable } from "../../patterns/question-bar/index.ts";
import type { RowChoices } from "./row-choices.ts";
import type {
  EditedSource,
  InboxSourcesReady,
  SourceConnection,
  SourceHealth,
  SourceKind,
  SourcePreview,
  SourceRow,
} from "./inbox-sources.types.ts";

export const now = "2026-11-24T12:00:00Z";

const text = (title: string, description: string, more: object = {}) => ({
  title,
  description,
  ...more,
});

export const kinds: readonly SourceKind[] = [
  {
    type: "email",
    name: "Gmail",
    connectionType: "gmail",
    settings: {
      properties: {
        query: text("Search", "Which messages to bring, as a Gmail search such as in:inbox.", {
          default: "in:inbox",
        }),
      },
    },
    summaryModels: [
      { id: "openai:gpt-4o", provider: "OpenAI", mostCredits: 1.43 },
      { id: "google:gemini-1.5-flash-latest", provider: "Google", mostCredits: 0.06 },
    ],
  },
  {
    type: "jira",
    name: "Jira",
    connectionType: "jira",
    settings: {
      properties: {
        jql: text("JQL", "Which issues to bring, as a JQL condition without ORDER BY.", {
          json_schema_extra: { component: "textarea" },
        }),
      },
    },
  },
  {
    type: "data_condition",
    name: "Rows of a file",
    connectionType: null,
    settings: {
      properties: {
        file: text("File", "An uploaded file, such as orders.csv."),
        condition: text("Condition", "Which rows to bring, such as amount > 1000.", {
          json_schema_extra: { component: "textarea" },
        }),
        key: text("Key column", "The column that identifies a row, such as order_id."),
      },
    },
  },
];

export const connections: readonly SourceConnection[] = [
  { id: "c1", name: "Harbor mailbox", type: "gmail" },
  { id: "c2", name: "Sales mailbox", type: "gmail" },
  { id: "c3", name: "Harbor Jira", type: "jira" },
];

const health: SourceHealth = {
  running: false,
  paused: false,
  lastSuccessAt: "2026-11-24T11:48:00Z",
  nextRunAt: "2026-11-24T12:46:00Z",
  failingSince: null,
  failure: null,
  itemCount: 12,
};

export const mailSource: SourceRow = {
  id: "s1",
  name: "Support mail",
  type: "Gmail",
  connections: ["Harbor mailbox"],
  minutes: 60,
  health,
};
export const jiraSource: SourceRow = {
  id: "s2",
  name: "My issues",
  type: "Jira",
  connections: ["Harbor Jira"],
  minutes: 30,
  health: {
    ...health,
    lastSuccessAt: "2026-11-23T08:00:00Z",
    nextRunAt: "2026-11-24T12:20:00Z",
    failingSince: "2026-11-23T08:31:00Z",
    failure: "Jira says: The value 'WEBX' does not exist for the field 'project'.",
    itemCount: 3,
  },
};
export const fileSource: SourceRow = {
  id: "s3",
  name: "Large orders",
  type: "Rows of a file",
  connections: [],
  minutes: 1440,
  health: { ...health, lastSuccessAt: null, nextRunAt: now, itemCount: 0 },
};

/** A source of mail as its form begins. */
export const editedMail: EditedSource = {
  id: "s1",
  type: "email",
  name: "Support mail",
  connectionIds: ["c1"],
  config: { query: "in:inbox" },
  minutes: 60,
  summaryModel: "openai:gpt-4o",
  save: { kind: "idle" },
};

export const preview: SourcePreview = {
  count: 12,
  more: false,
  durationMs: 1240,
  items: [
    {
      title: "Crane 4 is out of order",
      description: "The crane at pier 4 stopped this morning. Can you send someone today?",
      priority: "high",
      reason: "Marked urgent by the sender.",
      receivedAt: "2026-11-24T11:20:00Z",
    },
    {
      title: "Weekly newsletter",
      description: "",
      priority: "low",
      reason: "Sent to a mailing list.",
      receivedAt: "2026-11-23T09:00:00Z",
    },
  ],
};

export const ready: InboxSourcesReady = {
  kind: "ready",
  sources: [mailSource, jiraSource, fileSource],
  kinds,
  connections,
  save: { kind: "idle" },
  added: 0,
  preview: { kind: "none" },
  edited: null,
  alert: null,
  now,
};

/** Types of a server on which the rows of a file can be chosen. */
export const kindsWithChoices: readonly SourceKind[] = kinds.map((kind) =>
  kind.type === "data_condition"
    ? {
        ...kind,
        settings: {
          properties: {
            file: text("File", "An uploaded file.", { json_schema_extra: { component: "table" } }),
            condition: text("Condition", "Which rows to bring, such as amount > 1000.", {
              json_schema_extra: { component: "conditions" },
            }),
            key: text("Key column", "The column that identifies a row.", {
              json_schema_extra: { component: "key_column" },
            }),
            priority: text("Priority", "How important its rows are.", {
              enum: ["critical", "high", "medium", "low"],
              default: "medium",
            }),
          },
        },
      }
    : kind,
);

const orderFile: QuestionTable = {
  ...orders,
  label: "orders.csv",
  filename: "orders.csv",
  columns: [
    {
      name: "order_id",
      label: "Order ID",
      type: "text",
      adds_up: false,
      samples: ["A-1", "A-2"],
      distinct: orders.row_count,
      empty: 0,
    },
    ...orders.columns,
  ],
};

/** Two files to choose from. */
export const rows: RowChoices = {
  tables: [orderFile, weather],
  loadValues: (_table, wanted, options) => loadValues(wanted, options),
  check: async () => ({ rows: 14, of: orders.row_count, problems: [] }),
};
