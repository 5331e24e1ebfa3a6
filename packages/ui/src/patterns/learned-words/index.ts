export { LearnedWords, type LearnedWordsProps } from "./learned-words.tsx";
export type { LearnedWord, LearnedWordsState } from "./types.ts";
