import { describe, expect, it } from "vitest";
import {
  answer,
  createTaskCall,
  describeCall,
  queryCall,
  toolMessage,
} from "./transcript.fixtures.ts";
import type { TranscriptMessage } from "./types.ts";
import { callsOf, createUnits } from "./units.logic.ts";

const user: TranscriptMessage = { kind: "user", id: "u", text: "Total?" };
const [first, second, third] = [describeCall, queryCall, createTaskCall].map(toolMessage);
if (!first || !second || !third) throw new Error("There are three calls.");

const shape = (messages: readonly TranscriptMessage[]) =>
  createUnits()(messages).map((unit) => [unit.id, callsOf(unit).length]);

describe("the rows of a conversation", () => {
  it("are one for calls that follow each other, under the id of the first [CHAT-41 CHAT-42]", () => {
    expect(shape([user, first, second, answer, third])).toEqual([
      ["u", 0],
      [first.id, 2],
      [answer.id, 0],
      [third.id, 1],
    ]);
  });

  it("lose no message and keep the order, however calls and other messages are mixed [C15]", () => {
    const kinds = [user, first, second, third, answer];
    for (let mix = 0; mix < 5 ** 4; mix += 1) {
      const messages = [0, 1, 2, 3].flatMap((place) => {
        const kind = kinds[Math.floor(mix / 5 ** place) % 5];
        return kind ? [{ ...kind, id: `${place}` }] : [];
      });
      const units = createUnits()(messages);
      const sizes = units.map((unit) => Math.max(1, callsOf(unit).length));
      const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
      expect(starts.map((start) => messages[start]?.id)).toEqual(units.map(({ id }) => id));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(messages.length);
    }
  });

  it("are the messages themselves where no two calls meet", () => {
    const messages = [user, first, answer];
    expect(createUnits()(messages)).toBe(messages);
  });

  it("leave out what is hidden", () => {
    expect(
      createUnits()([user, { kind: "assistant", id: "a", text: "Old.", hidden: true }]),
    ).toEqual([user]);
  });

  it("keep their object while nothing in them changes [C2]", () => {
    const unitsOf = createUnits();
    const [, before] = unitsOf([user, first, second]);
    expect(unitsOf([user, first, second, answer])[1]).toBe(before);
    expect(unitsOf([user, first, second, third])[1]).not.toBe(before);
    expect(unitsOf([user, first, { ...second }])[1]).not.toBe(before);
  });
});
