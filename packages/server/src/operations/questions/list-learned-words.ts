import { ok, operation } from "../../http/operation.ts";
import { listWords } from "../../questions/learned-words.ts";
import { toLearnedWord } from "./to-learned-word.ts";

export const listLearnedWords = operation("listLearnedWords", async ({ deps, user }) =>
  ok((await listWords(deps, user.id)).map(toLearnedWord)),
);
