import { describe, expect, it } from "vitest";
import { everything, type InboxFilter, readFilter, toSearch, toSelection } from "./inbox-filter.ts";
import { toFilters } from "./inbox-views.ts";

const read = (search: string) => readFilter(new URLSearchParams(search));

describe("the filter of the inbox", () => {
  it("survives its way through the address", () => {
    const filters: InboxFilter[] = [
      everything,
      { ...everything, folder: "archived", query: "harbor & co", priority: "P2" },
      { ...everything, sourceType: "data_condition" },
      { ...everything, waiting: true },
    ];
    for (const filter of filters) expect(read(toSearch(filter))).toEqual(filter);
    expect(toSearch(everything)).toBe("");
  });

  it("passes over what an address cannot mean [ENTITY-17]", () => {
    expect(read("?folder=trash&source_type=rss&waiting=yes&add=task")).toEqual(everything);
  });

  it("becomes the selection of all that it lets through", () => {
    const before = "2026-11-20T14:00:00Z";
    const filter = { ...everything, sourceType: "email", waiting: true } as const;
    expect(toSelection(filter, ["a"], before)).toEqual({
      source_type: "email",
      waiting: true,
      except: ["a"],
      before,
    });
  });

  it("keeps the query when another view is chosen, and marks the one that is shown", () => {
    const filter = { ...everything, sourceType: "email", query: "late" } as const;
    const { views, filtered } = toFilters(filter, "/inbox", { open: 14, waiting: 2 });
    expect(views.find(({ id }) => id === "archived")?.href).toBe(
      "/inbox?folder=archived&query=late",
    );
    expect(views.filter(({ current }) => current).map(({ id }) => id)).toEqual(["email"]);
    expect(views.find(({ id }) => id === "waiting")?.count).toBe(2);
    expect(filtered).toBe(true);
  });
});
