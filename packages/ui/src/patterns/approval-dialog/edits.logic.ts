import {
  type AnswerWords,
  checkAnswer,
  holdsSecret,
  ownValue,
  readSchemaFields,
} from "../../form/index.ts";
import type { JsonObject } from "../json-view/types.ts";
import { settle } from "./argument-diff.logic.ts";
import { type Draft, draftAfter, isEdited, newDraft } from "./draft.logic.ts";
import type { ApprovalEdits, ApprovalRequest } from "./types.ts";

/** What of an answer can be stored until it is sent; null if nothing was edited. */
export function editsOf(
  { draft, reason }: { draft: Draft; reason: string },
  request: ApprovalRequest,
): ApprovalEdits | null {
  const value = withoutSecrets(draft, request);
  // A text can hold a secret anywhere, also while it is not valid.
  const typing = draft.mode === "json" && draft.text !== draft.printed?.text;
  const edits: ApprovalEdits = {
    ...(value === draft.proposed ? {} : { arguments: value }),
    ...(typing && !holdsSecret(request.schema) ? { json: draft.text } : {}),
    ...(reason === "" ? {} : { reason }),
  };
  return Object.keys(edits).length === 0 ? null : edits;
}

/** The draft of a request that was edited on an earlier page. */
export function restoredDraft(
  { call, schema }: ApprovalRequest,
  { arguments: edited, json }: ApprovalEdits,
  words: AnswerWords,
): Draft {
  const first = newDraft(call.arguments);
  const value = edited ?? call.arguments;
  const fields = readSchemaFields(schema, value);
  const valid = fields.every(
    (field) => checkAnswer(ownValue(value, field.key), field, words) === null,
  );
  const draft = edited ? draftAfter(first, { type: "answered", value, valid }) : first;
  if (json === undefined) return draft;
  return draftAfter(draftAfter(draft, { type: "open-editor" }), { type: "typed", text: json });
}

/** The edited arguments with the proposed secrets; the proposal itself if nothing else was edited. */
function withoutSecrets(draft: Draft, { schema }: ApprovalRequest): JsonObject {
  const { proposed, value } = draft;
  if (!isEdited(draft) || !holdsSecret(schema)) return value;
  const properties = asObject(asObject(schema)?.properties) ?? {};
  // What the schema does not name may be a secret by another rule of it.
  const isOpen = (key: string) =>
    Object.hasOwn(properties, key) && !holdsSecret(properties[key], schema);
  const keys = new Set([...Object.keys(proposed), ...Object.keys(value)]);
  const kept = [...keys].flatMap((key) => {
    const from = isOpen(key) ? value : proposed;
    return Object.hasOwn(from, key) ? [[key, from[key]] as const] : [];
  });
  return settle(proposed, Object.fromEntries(kept) as JsonObject).arguments;
}

const asObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
