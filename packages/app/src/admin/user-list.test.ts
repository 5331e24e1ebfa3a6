import type { AdminUser } from "@switchboard/api-client";
import { describe, expect, it } from "vitest";
import { pageOf, readUserQuery } from "./user-list.ts";

const user = (email: string, balance: number, is_admin = false): AdminUser => ({
  id: email,
  email,
  is_admin,
  balance,
  created_at: `2026-01-0${balance}T00:00:00Z`,
});

const users = [
  user("Zoe@shop.example", 2),
  user("anna@shop.example", 3, true),
  user("ben@x.example", 1),
];
const emails = (address: string) =>
  pageOf(users, readUserQuery(new URLSearchParams(address))).items.map(({ email }) => email);

describe("the whole list of a server, by the address", () => {
  it.each([
    ["", ["anna@shop.example", "Zoe@shop.example", "ben@x.example"]],
    ["sort=email&direction=ascending", ["anna@shop.example", "ben@x.example", "Zoe@shop.example"]],
    [
      "sort=balance&direction=ascending",
      ["ben@x.example", "Zoe@shop.example", "anna@shop.example"],
    ],
    ["sort=is_admin", ["anna@shop.example", "Zoe@shop.example", "ben@x.example"]],
    ["query=SHOP", ["anna@shop.example", "Zoe@shop.example"]],
    ["page=2", []],
    [
      "sort=secret&page=-1&direction=sideways",
      ["anna@shop.example", "Zoe@shop.example", "ben@x.example"],
    ],
  ])("%j", (address, expected) => {
    expect(emails(address)).toEqual(expected);
  });
});
