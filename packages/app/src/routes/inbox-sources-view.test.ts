import { expect, it } from "vitest";
import type { InboxSource } from "@switchboard/api-client";
import {
  refreshSaid,
  toNewSource,
  toSourceCreate,
  toSourceUpdate,
  toSourceKinds,
  toSourceRows,
} from "./inbox-sources-view.ts";

const specified: InboxSource = {
  id: "s1",
  name: "Mail",
  source_type: "email",
  connections: [{ name: "Harbor" }, { name: "Sales" }],
  refresh_frequency_minutes: 60,
  config: {},
};
const available = [
  {
    source_type: "email",
    display_name: "Gmail",
    required_connection_type: "gmail",
    config_schema: { properties: { query: { title: "Search" } } },
  },
];
const idle = {
  deleting: new Set<string>(),
  starting: new Set<string>(),
  changing: new Set<string>(),
};

it("shows a source of a server that has only the specification, with its type by name [ENTITY-20 SRC-15]", () => {
  expect(toSourceRows([specified], available, idle)).toEqual([
    {
      id: "s1",
      name: "Mail",
      type: "Gmail",
      connections: ["Harbor", "Sales"],
      minutes: 60,
      health: undefined,
      starting: false,
      changing: false,
      deleting: false,
    },
  ]);
  const gone = { ...specified, source_type: "telegram" };
  expect(toSourceRows([gone], available, idle)[0]?.type).toBe("telegram");
});

it("shows how the refreshes of a source go where the server says so, and what is under way", () => {
  const source = {
    ...specified,
    next_run_at: "2026-11-24T13:00:00Z",
    failing_since: "2026-11-24T11:00:00Z",
    failure: "The server is away.",
  };
  const busy = { ...idle, deleting: new Set(["s1"]), starting: new Set(["s1"]) };
  expect(toSourceRows([source], available, busy)[0]).toMatchObject({
    deleting: true,
    starting: true,
    health: { running: false, failure: "The server is away.", lastSuccessAt: null, itemCount: 0 },
  });
});

it("takes type, connection type and settings of what can be added [ENTITY-21]", () => {
  expect(toSourceKinds(available)).toEqual([
    {
      type: "email",
      name: "Gmail",
      connectionType: "gmail",
      settings: { properties: { query: { title: "Search" } } },
      summaryModels: undefined,
    },
  ]);
});

it("sends a source under the names of the specification [SRC-11 API-44]", () => {
  expect(
    toSourceCreate({
      type: "email",
      name: "Mail",
      connectionIds: ["c1"],
      config: { query: "in:inbox" },
      minutes: 60,
      summaryModel: null,
    }),
  ).toEqual({
    name: "Mail",
    connection_ids: ["c1"],
    source_type: "email",
    config: { query: "in:inbox" },
    refresh_frequency_minutes: 60,
  });
});

it("says how a refresh went", () => {
  expect(refreshSaid("Mail", { added: 1, changed: 0 })).toBe("Mail: 1 new item.");
  expect(refreshSaid("Mail", { added: 3, changed: 2 })).toBe("Mail: 3 new items, 2 changed.");
  expect(refreshSaid("Mail", { added: 0, changed: 0 })).toBe("Mail has nothing new.");
  expect(refreshSaid("Mail", { added: 0, changed: 0, failure: "No." })).toBe(
    "Mail could not be refreshed: No.",
  );
});

it("begins the form of a source with what it is, and sends settings only where they were shown", () => {
  const source = {
    ...specified,
    connections: [{ id: "c1", name: "Harbor" }],
    config: { query: "in:inbox" },
  };
  const edited = toNewSource(source);
  const same = { name: "Mail", refresh_frequency_minutes: 60, summary_model: null };
  expect(toSourceUpdate(edited, true)).toEqual({
    ...same,
    connection_ids: ["c1"],
    config: { query: "in:inbox" },
  });
  expect(toSourceUpdate(edited, false)).toEqual(same);
});
