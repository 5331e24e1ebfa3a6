import { useEffect, useState } from "react";
import markdown from "../../../../../docs/spec/screen-states.md?raw";
import { Notice } from "../../components/notice/notice.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { ScreenStates } from "./screen-states.tsx";
import type { Verdicts } from "./verdicts.logic.ts";
import { type IndexEntry, readStates, type Shown, shownStates } from "./screen-states.logic.ts";

const states = readStates(markdown);

/** Words that the Storybook's own address brings: `?state=` sends there what is no state's id. */
function askedWords(): string {
  try {
    return new URLSearchParams(window.parent.location.search).get("find") ?? "";
  } catch {
    // Within a page of another origin.
    return "";
  }
}

type Index =
  | { kind: "loading" }
  | { kind: "failed"; message: string }
  | { kind: "ready"; shown: Shown; verdicts: Verdicts };

async function read(path: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function readAll(signal: AbortSignal) {
  const [index, verdicts] = await Promise.all([
    read("./index.json", signal),
    read("./review/verdicts.json", signal),
  ]);
  const { entries } = index as { entries: Record<string, IndexEntry> };
  return { shown: shownStates(Object.values(entries)), verdicts: verdicts as Verdicts };
}

/** The states of the specification against the stories of this Storybook. */
export function LiveScreenStates() {
  const [index, setIndex] = useState<Index>({ kind: "loading" });
  useEffect(() => {
    const leaving = new AbortController();
    readAll(leaving.signal).then(
      (found) => setIndex({ kind: "ready", ...found }),
      (reason: unknown) => {
        if (!leaving.signal.aborted) setIndex({ kind: "failed", message: String(reason) });
      },
    );
    return () => leaving.abort();
  }, []);
  if (index.kind === "loading") return <Spinner label="Reading the index" />;
  if (index.kind === "failed") {
    return (
      <Notice tone="danger" title="The index of stories could not be read">
        {index.message.slice(0, 400)}
      </Notice>
    );
  }
  const { shown, verdicts } = index;
  return <ScreenStates find={askedWords()} shown={shown} states={states} verdicts={verdicts} />;
}
