import { useWords } from "../../components/labels/use-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import { type Change, changesBetween } from "../approval-dialog/argument-diff.logic.ts";
import { printJson } from "../json-view/json-lines.logic.ts";
import type { Json, JsonObject } from "../json-view/types.ts";

export type ArgumentChangesProps = { before: JsonObject; after: Json };

/** What a person changed in the arguments of a call: each key with its old and its new value. */
export function ArgumentChanges({ before, after }: ArgumentChangesProps) {
  const { editedByYou } = useWords(toolCallWords);
  if (after === null || typeof after !== "object" || Array.isArray(after)) return null;
  const changes = changesBetween(before, after as JsonObject);
  if (changes.length === 0) return null;
  return (
    <div className="px-8 py-2 text-12" data-slot="argument-changes">
      <p className="font-medium text-accent">{editedByYou}</p>
      <ChangeList changes={changes} />
    </div>
  );
}

/** Changes as lines: key, kind, old value struck, new value. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { changeKinds } = useWords(toolCallWords);
  return (
    <ul className="mt-1 grid gap-1">
      {changes.map((change) => (
        <li className="flex min-w-0 flex-wrap items-baseline gap-x-2" key={change.path}>
          <code className="font-mono wrap-anywhere">{change.path}</code>
          <span className="text-subtle">{changeKinds[change.kind]}</span>
          {"before" in change ? (
            <del className="line-clamp-2 min-w-0 font-mono text-subtle wrap-anywhere">
              {printJson(change.before)}
            </del>
          ) : null}
          {"after" in change ? (
            <ins className="line-clamp-2 min-w-0 font-mono no-underline wrap-anywhere">
              {printJson(change.after)}
            </ins>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
