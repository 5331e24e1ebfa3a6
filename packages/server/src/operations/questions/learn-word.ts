import { ok, operation } from "../../http/operation.ts";
import { learnWord as learn } from "../../questions/learned-words.ts";
import { toLearnedWord } from "./to-learned-word.ts";

export const learnWord = operation("learnWord", async ({ deps, user, body }) =>
  ok(toLearnedWord(await learn(deps, user.id, body))),
);
