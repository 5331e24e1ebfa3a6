import { describe, expect, it } from "vitest";
import { createPaths } from "../config/paths.ts";
import { defaultConfig } from "../config/config.ts";
import { toDraft, toKnowledgeFile, toPlaybookRow, toPlaybookWrite } from "./playbooks-view.ts";

const playbook = {
  id: "a/b",
  name: "Late delivery reply",
  description: null,
  target_source_type: "email",
  prompt_template: "Answer {{ inbox_item.title }}.",
  knowledge_sources: [{ id: "f-1", filename: "policy.csv" }],
} as const;

describe("a playbook", () => {
  it("leads to its form [PLAY-02]", () => {
    const paths = createPaths(defaultConfig);
    expect(toPlaybookRow({ ...playbook, knowledge_sources: [] }, paths)).toEqual({
      id: "a/b",
      name: "Late delivery reply",
      description: null,
      target: "email",
      editHref: "/ui/playbooks/edit/a%2Fb",
    });
  });

  it("is read into the form and sent with the fields of the call table [PLAY-13 PLAY-14 PLAY-15]", () => {
    const draft = toDraft({ ...playbook, knowledge_sources: [{ id: "f-1" }] });
    expect(draft).toEqual({
      name: "Late delivery reply",
      description: "",
      target: "email",
      template: "Answer {{ inbox_item.title }}.",
      knowledge: ["f-1"],
    });
    expect(toPlaybookWrite(draft)).toEqual({
      name: "Late delivery reply",
      description: null,
      target_source_type: "email",
      prompt_template: "Answer {{ inbox_item.title }}.",
      knowledge_source_ids: ["f-1"],
    });
  });

  it("offers files by name, with their size where the server tells it", () => {
    expect(toKnowledgeFile({ id: "f", filename: "a.csv" })).toEqual({ id: "f", filename: "a.csv" });
  });
});
