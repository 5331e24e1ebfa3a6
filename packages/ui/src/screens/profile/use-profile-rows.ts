import { useEffect, useId, useState } from "react";
import { useUnsavedChanges } from "../../components/unsaved-changes/index.ts";
import { type FactRow, newFact, readFacts } from "../../patterns/fact-table/index.ts";
import type { ProfileActions, ProfileFacts, ProfileReady } from "./profile.types.ts";

const rowsOf = (facts: ProfileFacts): readonly FactRow[] =>
  facts.map(([key, value]) => newFact(key, value));

const sameFacts = (rows: readonly FactRow[], facts: ProfileFacts) =>
  rows.length === facts.length &&
  rows.every(({ key, value }, at) => key === facts[at]?.[0] && value === facts[at]?.[1]);

const isSame = (some: ProfileFacts, others: ProfileFacts) =>
  some.length === others.length &&
  some.every(([key, value], at) => key === others[at]?.[0] && value === others[at]?.[1]);

/** Rows with what was saved beside this form meanwhile, as an accepted proposal is. What was edited here stays as it is. */
export function withSaved(
  rows: readonly FactRow[],
  before: ProfileFacts,
  after: ProfileFacts,
): readonly FactRow[] {
  const [old, now] = [new Map(before), new Map(after)];
  const kept = rows.flatMap((row) => {
    const value = now.get(row.key);
    if (old.get(row.key) !== row.value || value === row.value) return [row];
    return value === undefined ? [] : [{ ...row, value }];
  });
  const added = after.filter(
    ([key]) => !old.has(key) && !kept.some((row) => row.key.trim() === key),
  );
  return [...kept, ...rowsOf(added)];
}

/** The rows of both tables as they are edited, until they are saved. */
export function useProfileRows(
  { details: savedDetails, learned: savedLearned, save }: ProfileReady,
  onSave: ProfileActions["onSave"],
) {
  const [details, setDetails] = useState(() => rowsOf(savedDetails));
  const [learned, setLearned] = useState(() => rowsOf(savedLearned));
  const [base, setBase] = useState({ details: savedDetails, learned: savedLearned });
  if (!isSame(base.details, savedDetails) || !isSame(base.learned, savedLearned)) {
    setBase({ details: savedDetails, learned: savedLearned });
    setDetails(withSaved(details, base.details, savedDetails));
    setLearned(withSaved(learned, base.learned, savedLearned));
  }
  const [dropped, setDropped] = useState(0);
  const [refused, setRefused] = useState(false);
  const unsaved = useUnsavedChanges();
  const id = useId();
  const saved = save.kind === "saving" || save.kind === "saved";
  const edited = !saved && !(sameFacts(details, savedDetails) && sameFacts(learned, savedLearned));
  useEffect(() => {
    unsaved.note(id, edited);
    return () => unsaved.note(id, false);
  }, [unsaved, id, edited]);

  return {
    details,
    learned,
    dropped,
    /** The last submit was refused for keys that appear more than once. */
    refused,
    setDetails,
    setLearned: (rows: readonly FactRow[]) => {
      setLearned(rows);
      setRefused(false);
      setDropped(0);
    },
    submit: () => {
      const read = readFacts(learned);
      setRefused(read.duplicates.length > 0);
      if (read.duplicates.length > 0) return;
      setDropped(read.dropped);
      onSave({ details: readFacts(details).facts, learned: read.facts });
    },
  };
}
