import { ApiError } from "@switchboard/api-client";
import { expect, it } from "vitest";
import { tailOf } from "./errors.ts";

it("ends an alert with the error's message, and with Unknown error where there is none [CONN-21 ERR-44]", () => {
  const message = "Three connections are the most of your plan.";
  const refused = { kind: "http", status: 409, body: "json", message } as const;
  expect(tailOf(new ApiError(refused))).toBe(message);
  for (const error of [new Error(""), "a text", undefined])
    expect(tailOf(error)).toBe("Unknown error");
});
