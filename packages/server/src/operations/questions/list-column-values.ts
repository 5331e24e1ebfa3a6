import { ok, operation } from "../../http/operation.ts";

export const listColumnValues = operation(
  "listColumnValues",
  async ({ deps, user, body, request }) => {
    const { values, total } = await deps.questions.values(user.id, body, request.signal);
    return ok({ values: [...values], total });
  },
);
