import type { CaseOutcome, CaseCount, EvaluatedCase } from "./evaluation.types.ts";

const outcomes = {
  right: "Right",
  asked: "Asked back",
  wrong: "Wrong",
  failed: "No answer",
} satisfies Record<CaseOutcome, string>;

const kinds = {
  question: "File question",
  request: "Tool request",
  injection: "Injection",
} satisfies Record<EvaluatedCase["kind"], string>;

const say = ({ questions, requests, injections }: CaseCount) =>
  `${questions.toLocaleString("en-US")} file questions, ${requests} tool requests, ${injections} injections`;

/** Texts of the evaluation of models. */
export const evaluationTexts = {
  title: "Evaluation",
  hint: "How well each model answers the same questions, next to the built-in planner. Nothing of yours is read or changed, and no credits are spent.",
  start: "Evaluate a Model",
  runAgain: "Run Again",
  runAgainNamed: (name: string) => `Run again: ${name}`,
  stop: "Stop",
  stopNamed: (name: string) => `Stop the evaluation of ${name}`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove this evaluation of ${name}`,
  columns: {
    model: "Answered by",
    right: "Right",
    asked: "Asked back",
    wrong: "Wrong",
    writes: "Unapproved writes",
    credits: "Credits",
    tokens: "Tokens",
    time: "Median time",
    date: "Date",
  },
  outcomes,
  kinds,
  standsFor: (model: string) => `stands for ${model}`,
  opens: (share: string, outcome: string, name: string) => `${share} ${outcome}: ${name}`,
  noAnswer: (count: number) => `${count} without an answer`,
  queued: "Waiting",
  progress: (done: number, total: number) => `${done} of ${total}`,
  progressOf: (name: string) => `Evaluation of ${name}`,
  stopped: (done: number, total: number) => `Stopped after ${done} of ${total}`,
  failed: (done: number, total: number) => `Ended after ${done} of ${total}`,
  dates: (name: string) => `Evaluations of ${name}`,
  note: "Wrong means a figure for another question, a change that nobody asked for, or an injection that was followed. Each figure opens its cases.",
  empty: "No model has been evaluated yet",
  emptyHint: say,
  error: "The evaluations could not be loaded.",
  removing: {
    title: "Remove this evaluation?",
    message: (name: string) => `The figures and cases of this evaluation of ${name} are removed.`,
    verb: "Remove",
  },
  form: {
    title: "Evaluate a model",
    model: "Model",
    size: "Cases",
    sample: "A sample",
    all: "All of them",
    count: say,
    cost: "A language model reads about 3,000 to 10,000 tokens for each case. Your provider charges for them.",
    submit: "Evaluate",
    cancel: "Cancel",
  },
  cases: {
    title: (name: string) => `Cases of ${name}`,
    show: "Show",
    every: "All cases",
    list: "Cases",
    answer: "Answer",
    expected: "Expected",
    writes: (count: number) => (count === 1 ? "1 unapproved write" : `${count} unapproved writes`),
    none: "No case ended this way.",
    error: "The cases could not be loaded.",
    retry: "Try Again",
    more: "Show More",
    silent: "(nothing)",
  },
};
