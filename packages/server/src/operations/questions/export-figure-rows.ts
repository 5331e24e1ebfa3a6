import { csvLine } from "../../domain/csv.ts";
import { operation } from "../../http/operation.ts";

/** Rows that are read at once: as many as a query gives. */
const PAGE = 200;

/** The rows are read as they are sent, so they may be more than the memory of the server holds. */
export const exportFigureRows = operation(
  "exportFigureRows",
  async ({ deps, user, body, request }) => {
    const { question, groups = [], figure, side } = body;
    const read = (from: number) =>
      deps.questions.rows(user.id, question, {
        signal: request.signal,
        place: { groups, figure, side },
        from,
        count: PAGE,
      });
    // Read before the answer begins, so that a refusal is still one.
    const first = await read(0);
    async function* lines() {
      yield csvLine(first.page.columns.map(({ name, label = name }) => label));
      for (let { page } = first, from = 0; page.rows.length > 0; { page } = await read(from)) {
        yield page.rows.map((row) => csvLine(row.map(cell))).join("");
        from += page.rows.length;
        if (from >= first.total) return;
      }
    }
    return new Response(ReadableStream.from(lines()).pipeThrough(new TextEncoderStream()), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="rows.csv"',
        "cache-control": "no-store",
      },
    });
  },
);

/** Dates and exact decimals come as text. */
const cell = (value: unknown): string | number | null =>
  typeof value === "number" || typeof value === "string" || value === null
    ? value
    : JSON.stringify(value);
