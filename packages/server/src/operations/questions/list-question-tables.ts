import { ok, operation } from "../../http/operation.ts";
import { toQuestionTable } from "./to-question-table.ts";

export const listQuestionTables = operation("listQuestionTables", async ({ deps, user }) => {
  const tables = await deps.questions.tables(user.id);
  return ok(tables.map((one) => toQuestionTable(one, deps.columnRoles(one.dataset))));
});
