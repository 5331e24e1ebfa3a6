import { ok, operation } from "../../http/operation.ts";
import { toColumns } from "../../questions/answer-view.ts";

export const listFigureRows = operation("listFigureRows", async ({ deps, user, body, request }) => {
  const { question, groups = [], figure, side, from, count } = body;
  const {
    said,
    total,
    page,
    figure: proven,
    sql,
  } = await deps.questions.rows(user.id, question, {
    signal: request.signal,
    place: { groups, figure, side },
    from,
    count,
  });
  return ok({
    said,
    total,
    columns: toColumns(page.columns, []),
    rows: page.rows.map((row) => [...row]),
    figure: { ...proven, ...(proven.sum === null && { sum: undefined }) },
    sql,
  });
});
