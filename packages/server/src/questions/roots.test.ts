import { describe, expect, it } from "vitest";
import { abbreviates, derivedFrom, isSlip, partsOf, rootsOf, splitCompound } from "./roots.ts";

describe("rootsOf", () => {
  it("finds the singular of German plurals", () => {
    expect(rootsOf("Firmen")).toContain(rootsOf("Firma")[0]);
    expect(rootsOf("Konten")).toContain(rootsOf("Konto")[0]);
  });
});

describe("splitCompound", () => {
  it.each([
    ["Nettokosten", ["netto", "kosten"]],
    ["Rechnungsdatum", ["rechnung", "datum"]],
    ["Rechnungsnr.", ["rechnung", "nr"]],
  ])("splits %s", (word, parts) => {
    expect(splitCompound(word)).toEqual(parts);
  });

  it("leaves other words whole", () => {
    expect(splitCompound("kosten")).toBeUndefined();
    expect(partsOf("supplier")).toEqual(rootsOf("supplier"));
  });
});

describe("derivedFrom", () => {
  it("finds what English words are derived from", () => {
    expect(derivedFrom("stormy")).toBe("storm");
    expect(derivedFrom("renewed")).toBe(derivedFrom("renewals"));
    expect(derivedFrom("insurance")).toBe(derivedFrom("insurer"));
    expect(derivedFrom("tidy")).toBeUndefined();
  });
});

describe("abbreviates", () => {
  it.each([
    ["appt", "appointment"],
    ["mbr", "member"],
    ["dest", "destination"],
  ])("reads %s for %s", (short, word) => {
    expect(abbreviates(short, word)).toBe(true);
  });

  it("needs the same beginning, and leaves short words alone", () => {
    expect(abbreviates("fee", "feedback")).toBe(false);
    expect(abbreviates("mbr", "number")).toBe(false);
  });
});

describe("isSlip", () => {
  it.each([
    ["toal", "total"],
    ["clinc", "clinic"],
    ["studnet", "student"],
    ["averege", "average"],
  ])("takes %s for %s", (typed, meant) => {
    expect(isSlip(typed, meant)).toBe(true);
  });

  it("takes no other word for one", () => {
    expect(isSlip("plan", "plane")).toBe(true);
    expect(isSlip("form", "from")).toBe(false);
    expect(isSlip("rate", "date")).toBe(false);
    expect(isSlip("pirates", "private")).toBe(false);
  });
});
