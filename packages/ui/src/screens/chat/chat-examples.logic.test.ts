import { expect, it } from "vitest";
import { examplePrompts } from "./chat-examples.logic.ts";

const file = { id: "f", name: "sales.csv" };
const tasks = { id: "t", name: "My tasks", plugin: "tasks", logoUrl: null };
const mail = { id: "m", name: "Mail – Accounts", plugin: "mail", logoUrl: null };

it("offers three prompts over the person's own files and apps", () => {
  expect(examplePrompts({ files: [file], connections: [tasks, mail] })).toEqual([
    "How many rows are in sales.csv?",
    "List my open tasks",
    "Create a task: Review sales.csv",
  ]);
  expect(examplePrompts({ files: [], connections: [mail] })[0]).toBe(
    "What can you look up in Mail – Accounts?",
  );
});

it("takes the questions that are known to be answered right, where there are some", () => {
  const asked = { ...file, questions: ["What is the total Amount by Region in sales.csv?"] };
  expect(examplePrompts({ files: [asked], connections: [tasks] })).toEqual([
    "What is the total Amount by Region in sales.csv?",
    "List my open tasks",
    "Create a task: Review sales.csv",
  ]);
});

it("has three to offer also to somebody who has nothing yet", () => {
  expect(examplePrompts({ files: [], connections: [] })).toHaveLength(3);
});
