import type { PlaybookAutomationWrite } from "@switchboard/api-client";
import { describe, expect, it } from "vitest";
import { createPaths } from "../config/paths.ts";
import { defaultConfig } from "../config/default-config.ts";
import { toDraft, toKnowledgeFile, toPlaybookRow, toPlaybookWrite } from "./playbooks-view.ts";

const playbook = {
  id: "a/b",
  name: "Late delivery reply",
  description: null,
  target_source_type: "email",
  prompt_template: "Answer {{ inbox_item.title }}.",
  knowledge_sources: [{ id: "f-1", filename: "policy.csv" }],
} as const;

const defaults = { connections: ["c-1"], maxToolCalls: 3, model: "openai:gpt-4o" };
const off = {
  enabled: false,
  source: "",
  priority: "",
  titleWords: "",
  dailyLimit: "",
  ...defaults,
};

describe("a playbook", () => {
  it("leads to its form [PLAY-02]", () => {
    const paths = createPaths(defaultConfig);
    expect(toPlaybookRow({ ...playbook, knowledge_sources: [] }, paths)).toEqual({
      id: "a/b",
      name: "Late delivery reply",
      description: null,
      target: "email",
      editHref: "/ui/playbooks/edit/a%2Fb",
      automation: null,
    });
  });

  it("is read into the form and sent with the fields of the call table [PLAY-13 PLAY-14 PLAY-15]", () => {
    const draft = toDraft({ ...playbook, knowledge_sources: [{ id: "f-1" }] }, defaults);
    expect(draft).toEqual({
      name: "Late delivery reply",
      description: "",
      target: "email",
      template: "Answer {{ inbox_item.title }}.",
      knowledge: ["f-1"],
      automation: off,
    });
    expect(toPlaybookWrite(draft, false)).toEqual({
      name: "Late delivery reply",
      description: null,
      target_source_type: "email",
      prompt_template: "Answer {{ inbox_item.title }}.",
      knowledge_source_ids: ["f-1"],
    });
  });

  it("keeps when it runs by itself, and says nothing of it where it never did", () => {
    const written: PlaybookAutomationWrite = {
      enabled: true,
      source_id: null,
      min_priority: "high",
      title_words: "invoice",
      connection_ids: ["c-2"],
      model: "halden:qwen3-32b",
      max_executions: 5,
      daily_credits: 50,
    };
    const saved = { ...playbook, knowledge_sources: [] };
    const state = {
      paused_reason: null,
      limit_reached_until: null,
      spent_today: 0,
      last_run: null,
    };
    const draft = toDraft({ ...saved, automation: { ...written, ...state } }, defaults);
    expect(toPlaybookWrite(draft, true).automation).toEqual(written);
    const never = toPlaybookWrite(toDraft(saved, defaults), true);
    expect(never.automation).toBeUndefined();
  });

  it("offers files by name, with their size where the server tells it", () => {
    expect(toKnowledgeFile({ id: "f", filename: "a.csv" })).toEqual({ id: "f", filename: "a.csv" });
  });
});
