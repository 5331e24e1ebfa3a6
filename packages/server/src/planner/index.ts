// The one door of the offline planner: nothing behind it is imported from outside, so that all of it can be rewritten.
export { readAssumed } from "./call-notes.ts";
export { createPlanner } from "./planner-model.ts";
export { keptLine } from "./kept-questions.ts";
export { itemNotes, type PlannerItem } from "./planner-item.ts";
export {
  type PlannerData,
  type PlannerFile,
  type PlannerTool,
  type ToolNotes,
  tablesOf,
  toolNotes,
} from "./planner-tools.ts";
export { answerableQuestions, readsAsQuestion, requestedCall } from "./proposals.ts";
export { NOT_RUN } from "./not-run.ts";
export { OFFER_CHOICES, OFFER_QUESTION, REMEMBER, SHOW_CHART } from "./own-tools.ts";
export { PROFILE_HEADING } from "./profile.ts";
export { readCondition } from "./conditions/read-condition.ts";
export { columnRoles } from "./questions/shown-roles.ts";
export { type SuggestedQuestion, suggestQuestions } from "./suggest-questions.ts";
// What the evaluation looks at.
export { annotate } from "./questions/annotate.ts";
export { readInConversation } from "./questions/conversation-reading.ts";
export { openQuestion } from "./questions/open-question.ts";
export { readQuestion } from "./questions/read-question.ts";
