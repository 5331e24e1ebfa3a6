import { expect, it } from "vitest";
import { recipientsOf } from "./recipients.logic.ts";

it("parts recipients at commas, but not within a name or an address [ITEM-07]", () => {
  expect(
    recipientsOf(
      '"Finch, Sofia \\"S\\" M." <sofia@marlowfinch.example>, a@b.example ,, <c,d@e.example>',
    ),
  ).toEqual([
    '"Finch, Sofia \\"S\\" M." <sofia@marlowfinch.example>',
    "a@b.example",
    "<c,d@e.example>",
  ]);
  expect(recipientsOf("undisclosed-recipients:;")).toEqual(["undisclosed-recipients:;"]);
  expect(recipientsOf('"never closed, a@b.example')).toEqual(['"never closed', "a@b.example"]);
  expect(recipientsOf(" , ")).toEqual([]);
});
