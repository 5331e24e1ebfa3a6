import { useEffect, useState } from "react";
import markdown from "../../../../../docs/spec/screen-states.md?raw";
import { Notice } from "../../components/notice/notice.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { ScreenStates } from "./screen-states.tsx";
import { type IndexEntry, readStates, type Shown, shownStates } from "./screen-states.logic.ts";

const states = readStates(markdown);

type Index =
  | { kind: "loading" }
  | { kind: "failed"; message: string }
  | { kind: "ready"; shown: Shown };

async function readIndex(signal: AbortSignal): Promise<Shown> {
  const answer = await fetch("./index.json", { signal });
  if (!answer.ok) throw new Error(await answer.text());
  const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> };
  return shownStates(Object.values(entries));
}

/** The states of the specification against the stories of this Storybook. */
export function LiveScreenStates() {
  const [index, setIndex] = useState<Index>({ kind: "loading" });
  useEffect(() => {
    const leaving = new AbortController();
    readIndex(leaving.signal).then(
      (shown) => setIndex({ kind: "ready", shown }),
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
  return <ScreenStates states={states} shown={index.shown} />;
}
