// The one door of the offline planner: nothing behind it is imported from outside, so that all of it can be rewritten.
export { createPlanner } from "./planner-model.ts";
export { type PlannerTool, type ToolNotes, toolNotes } from "./planner-tools.ts";
export { answerableQuestions, requestedCall } from "./proposals.ts";
export { readCondition } from "./data/read-condition.ts";
export { resultNotes } from "./result-notes.ts";
export { suggestQuestions } from "./suggest-questions.ts";
