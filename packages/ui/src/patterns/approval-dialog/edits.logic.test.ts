import { describe, expect, it } from "vitest";
import { commonLabels } from "../../components/labels/common-labels.ts";
import type { JsonObject } from "../json-view/types.ts";
import { type Answer, newAnswer } from "./answer.ts";
import { approvalNow, createTask } from "./approval.fixtures.ts";
import { type DraftEvent, draftAfter } from "./draft.logic.ts";
import { editsOf } from "./edits.logic.ts";
import { isUsable } from "./draft.logic.ts";
import type { ApprovalRequest } from "./types.ts";

const proposed = createTask.call.arguments;
const open = (request: ApprovalRequest) => newAnswer(request, null, commonLabels);
const typed = (answer: Answer, ...events: DraftEvent[]): Answer => ({
  ...answer,
  draft: events.reduce(draftAfter, answer.draft),
});
const answered = (value: JsonObject): DraftEvent => ({ type: "answered", value, valid: true });
/** As it comes back from storage. */
const reopened = (answer: Answer, request = createTask) =>
  newAnswer(request, JSON.parse(JSON.stringify(editsOf(answer, request))), commonLabels);

describe("edits of a request that is opened again", () => {
  it("are none where nothing was edited", () => {
    expect(editsOf(open(createTask), createTask)).toBeNull();
    const read: Answer = { ...open(createTask), seen: true };
    expect(editsOf(read, createTask)).toBeNull();
    const looked = typed(open(createTask), { type: "open-editor" });
    expect(editsOf(looked, createTask)).toBeNull();
  });

  it("are the arguments and the reason for denying", () => {
    const edited = typed(open(createTask), answered({ ...proposed, title: "Call Inês" }));
    const { draft, reason } = reopened({ ...edited, reason: "Too late" });
    expect(draft).toMatchObject({ mode: "form", value: { ...proposed, title: "Call Inês" } });
    expect(draft.proposed).toBe(proposed);
    expect(reason).toBe("Too late");
    expect(isUsable(draft)).toBe(true);
  });

  it("cannot be approved where a required answer was removed", () => {
    const { title: _gone, ...rest } = proposed;
    expect(isUsable(reopened(typed(open(createTask), answered(rest))).draft)).toBe(false);
  });

  it("keep JSON that is not valid yet, as it was typed", () => {
    const text = '{"title": "Call';
    const { draft } = reopened(
      typed(open(createTask), { type: "open-editor" }, { type: "typed", text }),
    );
    expect(draft).toMatchObject({ mode: "json", text });
    expect(isUsable(draft)).toBe(false);
  });
});

describe("a secret in the arguments", () => {
  const schemas: [string, JsonObject][] = [
    ["format", { type: "string", format: "password" }],
    ["writeOnly", { type: "string", writeOnly: true }],
    ["a part", { type: "object", properties: { value: { type: "string", secret: true } } }],
    ["a reference", { $ref: "#/$defs/token" }],
  ];
  it.each(schemas)("is never part of what is stored: marked by %s", (_name, token) => {
    const request: ApprovalRequest = {
      ...createTask,
      expiresAt: approvalNow,
      schema: {
        type: "object",
        properties: { title: { type: "string" }, token },
        $defs: { token: { type: "string", writeOnly: true } },
      },
    };
    const value = { ...proposed, title: "Call Inês", token: { value: "hunter2" } };
    const edited = typed(open(request), answered(value));
    expect(editsOf(edited, request)).toEqual({ arguments: { ...proposed, title: "Call Inês" } });
    const text = '{"token": "hunter2';
    const json = typed(open(request), { type: "open-editor" }, { type: "typed", text });
    expect(editsOf(json, request)).toBeNull();
  });
});
