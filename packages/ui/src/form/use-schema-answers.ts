import { useState } from "react";
import { useLabels } from "../components/labels/labels.tsx";
import { changedKeys, checkAnswer, readAnswer, sameJson, withAnswer } from "./schema-answers.ts";
import type { SchemaChange } from "./schema-change.ts";
import { ownValue, type SchemaField, type SchemaValue } from "./schema-fields.ts";

interface AnswerParts {
  fields: readonly SchemaField[];
  value: SchemaValue;
  original: SchemaValue | undefined;
  onChange: (value: SchemaValue, change: SchemaChange) => void;
}

/**
 * Key of the draft of a field: by key, since the same schema may list its fields in another order, e.g. sorted by a
 * database. The leading space keeps `__proto__` safe.
 */
const placeOf = ({ key }: SchemaField) => ` ${key}`;

/** The answers of a schema's fields, and the texts that are typed for some and cannot be read yet. */
export function useSchemaAnswers({ fields, value, original, onChange }: AnswerParts) {
  const labels = useLabels();
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});

  const errorOf = (
    field: SchemaField,
    answer: unknown,
    draft: string | undefined,
  ): string | null => {
    const reading = draft === undefined ? null : readAnswer(draft, field, labels);
    return reading?.error ?? checkAnswer(answer, field, labels);
  };
  const draftOf = (field: SchemaField): string | undefined => {
    const draft = drafts[placeOf(field)];
    if (draft === undefined) return undefined;
    const reading = readAnswer(draft, field, labels);
    // An external change of the value wins over a draft.
    return reading.error !== undefined || sameJson(reading.value, ownValue(value, field.key))
      ? draft
      : undefined;
  };

  const report = (next: SchemaValue, nextDrafts: Readonly<Record<string, string>>) => {
    const base = original ?? {};
    const changed = changedKeys(base, next);
    const valid = fields.every(
      (field) => errorOf(field, ownValue(next, field.key), nextDrafts[placeOf(field)]) === null,
    );
    onChange(original !== undefined && changed.length === 0 ? original : next, {
      changedKeys: changed,
      valid,
    });
  };
  const put = (field: SchemaField, answer: unknown, draft: string | undefined) => {
    const { [placeOf(field)]: _gone, ...others } = drafts;
    const nextDrafts = draft === undefined ? others : { ...others, [placeOf(field)]: draft };
    setDrafts(nextDrafts);
    report(withAnswer(value, field.key, answer), nextDrafts);
  };
  const type = (field: SchemaField, text: string) => {
    const reading = readAnswer(text, field, labels);
    put(field, reading.error === undefined ? reading.value : ownValue(value, field.key), text);
  };
  return { errorOf, draftOf, put, type };
}
