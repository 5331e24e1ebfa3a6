/** What shows and announces messages: a new chat is there before it has any. */
export { answerHtml } from "../markdown/answer-html.ts";
export { foldedTables } from "../tool-call/answer-table-foot.tsx";
export { announcements, spoken } from "./announcements.logic.ts";
export { Row } from "./row.tsx";
export { createSentenceReader } from "./sentences.logic.ts";
