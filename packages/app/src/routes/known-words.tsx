import type { LearnedWord } from "@switchboard/api-client";
import { forgetWord } from "@switchboard/api-client/calls";
import { LearnedWords } from "@switchboard/ui/patterns/learned-words";
import { useRevalidator } from "react-router";
import { relearnWord, toWord } from "../files/learned-words.ts";
import { useServices } from "../services-context.tsx";

type KnownWordsProps = {
  /** Undefined where they could not be loaded. */
  words: readonly LearnedWord[] | undefined;
  /** The file that the page is about. */
  filename?: string;
  className?: string;
};

/** The words that the person taught, which can be removed. Needs a `ToastProvider` above it. */
export function KnownWords({ words, filename, ...rest }: KnownWordsProps) {
  const { api, now } = useServices();
  const { revalidate } = useRevalidator();
  return (
    <LearnedWords
      now={now().getTime()}
      onRemove={async ({ id }) => {
        await api.call(forgetWord, { path: { id } });
      }}
      onRestore={async ({ id }) => {
        const word = words?.find((one) => one.id === id);
        if (word) await relearnWord(api, word);
        // It has another id now.
        await revalidate();
      }}
      state={
        words
          ? { kind: "ready", words: words.map((word) => toWord(word, filename !== undefined)) }
          : { kind: "failed", onRetry: () => void revalidate() }
      }
      {...(filename !== undefined && { filename })}
      {...rest}
    />
  );
}
