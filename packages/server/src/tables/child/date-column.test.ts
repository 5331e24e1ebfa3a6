import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ColumnContext } from "./column-cells.ts";
import { readColumn } from "./column-types.ts";

function read(cells: string[], context: Partial<ColumnContext> = {}) {
  const { canonical, ...reading } = readColumn(cells, {
    label: "Due",
    rowNumbers: cells.map((_, at) => at + 2),
    commaDecimals: false,
    ...context,
  });
  return { ...reading, values: cells.map(canonical) };
}

describe("dates", () => {
  it.each([
    ["the year first", ["2024/3/7", "2024/12/31"], ["2024-03-07", "2024-12-31"]],
    ["the year first, without zeros", ["2024-3-7", "2024.12.31"], ["2024-03-07", "2024-12-31"]],
    ["dots", ["7.3.2024", "01.04.2024"], ["2024-03-07", "2024-04-01"]],
    ["dots and blanks", ["7. 3. 2024", "1. 4. 2024"], ["2024-03-07", "2024-04-01"]],
    ["months first", ["03/25/2024", "04/01/2024"], ["2024-03-25", "2024-04-01"]],
    ["days first", ["25/03/2024", "04/01/2024"], ["2024-03-25", "2024-01-04"]],
    ["dashes", ["25-03-2024", "04-01-2024"], ["2024-03-25", "2024-01-04"]],
    ["English names", ["Jan 1 2000", "March 14, 2024"], ["2000-01-01", "2024-03-14"]],
    ["English names behind", ["1st Jan 2000", "14 March 2024"], ["2000-01-01", "2024-03-14"]],
    ["German names", ["1. März 2024", "24. Dez. 2025"], ["2024-03-01", "2025-12-24"]],
    ["French names", ["1er janvier 2024", "14 août 2024"], ["2024-01-01", "2024-08-14"]],
    ["Spanish names", ["1 de enero de 2024", "14 ago 2024"], ["2024-01-01", "2024-08-14"]],
    ["Italian names", ["1 gennaio 2024", "14 mag 2024"], ["2024-01-01", "2024-05-14"]],
    ["Portuguese names", ["1 de março de 2024", "14 out. 2024"], ["2024-03-01", "2024-10-14"]],
    ["Dutch names", ["1 maart 2024", "14 mei 2024"], ["2024-03-01", "2024-05-14"]],
    ["names and dashes", ["07-Mar-2024", "2024-Dec-31"], ["2024-03-07", "2024-12-31"]],
    ["days of the week", ["Thu, 7 March 2024", "Fr. 8. März 2024"], ["2024-03-07", "2024-03-08"]],
    ["East Asian signs", ["2024年3月7日", "2024年12月31日"], ["2024-03-07", "2024-12-31"]],
  ])("are read with %s", (_what, values, expected) => {
    expect(read(values)).toMatchObject({ sqlType: "DATE", values: expected });
  });

  it.each([
    ["blank", ["2024-03-07 14:05", "2024-03-08"], ["2024-03-07 14:05:00", "2024-03-08 00:00:00"]],
    ["T", ["2024-03-07T14:05:09.120"], ["2024-03-07 14:05:09.120"]],
    ["seven decimals", ["2024-03-07T14:05:09.1234560"], ["2024-03-07 14:05:09.123456"]],
    [
      "am and pm",
      ["3/25/2024 2:05 PM", "3/26/2024 12:00 AM"],
      ["2024-03-25 14:05:00", "2024-03-26 00:00:00"],
    ],
    ["p.m. without minutes", ["7 March 2024, 2 p.m."], ["2024-03-07 14:00:00"]],
    ["dots and a comma", ["25.03.2024, 14:05 Uhr"], ["2024-03-25 14:05:00"]],
    [
      "the time first",
      ["14:05 25.03.2024", "9:00:01 26.03.2024"],
      ["2024-03-25 14:05:00", "2024-03-26 09:00:01"],
    ],
  ])("are read with a time after a %s", (_what, values, expected) => {
    expect(read(values)).toMatchObject({ sqlType: "TIMESTAMP", values: expected });
  });

  it.each([
    ["2026-03-07T14:05:00Z", "2026-03-07 14:05:00"],
    ["2026-04-08T09:00:00.123Z", "2026-04-08 09:00:00.123"],
    ["2026-04-09T01:00:00+02:00", "2026-04-08 23:00:00"],
    ["2026-04-09 10:00:00 -0530", "2026-04-09 15:30:00"],
    ["2026-04-09 10:00 UTC", "2026-04-09 10:00:00"],
    ["Thu, 09 Apr 2026 10:00:00 +0100", "2026-04-09 09:00:00"],
    ["Thu Apr 09 2026 10:00:00 GMT+0200 (Central European Summer Time)", "2026-04-09 08:00:00"],
  ])("with a zone are read in UTC: %s", (text, expected) => {
    expect(read([text])).toMatchObject({ sqlType: "TIMESTAMP", values: [expected] });
  });

  it("says that times were converted to UTC, and keeps those as text of which some have no zone", () => {
    expect(read(["2026-03-07T14:05:00Z", "2026-04-09T10:00:00+02:00"]).decisions).toMatchObject([
      {
        title: "Due read as times",
        sentence: "Column 'Due' is read as times. Times of other zones are converted to UTC.",
      },
    ]);
    const mixed = ["2026-03-07T14:05:00Z", "2026-03-08T14:05:00Z", "2026-03-09 10:00"];
    expect(read(mixed)).toMatchObject({
      type: "text",
      values: mixed,
      decisions: [{ title: "1 of 3 cells is not a time with a time zone", cells: [{ row: 4 }] }],
    });
  });

  it.each([
    ["25.09.2026", "day first. '25.09.2026' can only be 25 September"],
    ["25/09/2026", "day first. '25/09/2026' can only be 25 September"],
    ["09/25/2026", "month first. '09/25/2026' can only be 25 September"],
    ["01.02.2026", "day first. Dates that are written with dots begin with the day"],
    ["07-Mar-24", ". Years of two digits are 1930 to 2029"],
    ["March 2026", ". Each month is dated on its first day"],
    ["2026-03", ". Each month is dated on its first day"],
  ])("say how %s was decided", (text, how) => {
    const { decisions } = read([text]);
    expect(decisions).toMatchObject([{ kind: "type", title: "Due read as dates", column: "Due" }]);
    expect(decisions[0]?.sentence).toContain(how);
    expect(decisions[0]?.isDoubtful).toBeUndefined();
  });

  it.each(["2024-03-07", "2024/3/7", "Jan 1 2000", "2024-03-07 14:05"])(
    "have nothing to say where there was nothing to decide: %s",
    (text) => {
      expect(read([text]).decisions).toEqual([]);
    },
  );

  it.each([
    ["25.12.29", "2029-12-25", undefined],
    ["25.12.30", "1930-12-25", undefined],
    ["3/25/24", "2024-03-25", undefined],
    ["25-03-07", "2007-03-25", true],
  ])("with a year of two digits: %s is %s", (text, date, isDoubtful) => {
    const { values, decisions } = read([text]);
    expect(values).toEqual([date]);
    expect(decisions[0]?.sentence).toContain("Years of two digits are 1930 to 2029.");
    expect(decisions[0]?.isDoubtful).toBe(isDoubtful);
  });

  it.each([
    [
      ["March 2026", "Apr 2026"],
      ["2026-03-01", "2026-04-01"],
    ],
    [
      ["Mar-24", "Apr-25"],
      ["2024-03-01", "2025-04-01"],
    ],
    [
      ["2026-03", "2026-12"],
      ["2026-03-01", "2026-12-01"],
    ],
    [
      ["03/2026", "12/2026"],
      ["2026-03-01", "2026-12-01"],
    ],
  ])("of months alone are their first day: %s", (values, expected) => {
    expect(read(values)).toMatchObject({ sqlType: "DATE", values: expected });
  });

  it("that can begin with the day or the month stay text, until a person chooses", () => {
    const values = ["03/04/2024", "05/06/2024"];
    expect(read(values)).toMatchObject({
      type: "text",
      decisions: [
        {
          title: "Due stays text",
          sentence: "Column 'Due' is kept as text: its dates can be day or month first.",
          isDoubtful: true,
        },
      ],
    });
    expect(read(values, { dateOrder: "day" }).values).toEqual(["2024-04-03", "2024-06-05"]);
    expect(read(values, { dateOrder: "month" }).values).toEqual(["2024-03-04", "2024-05-06"]);
    expect(read(["25/03/2024"], { dateOrder: "month" }).values).toEqual(["2024-03-25"]);
    expect(read(["01.02.2024"], { dateOrder: "month" }).values).toEqual(["2024-01-02"]);
  });

  it("in both orders stay text, and the few are named", () => {
    expect(read(["25/03/2024", "26/03/2024", "03/27/2024"])).toMatchObject({
      type: "text",
      decisions: [
        {
          title: "1 of 3 cells is not a date with the day first",
          cells: [{ row: 4, text: "03/27/2024" }],
        },
      ],
    });
  });

  it.each([
    ["years of one digit", ["1.2.3", "1.2.4"]],
    ["what only begins like the name of a month or day", ["Mar.3.5", "Mar/12/x", "Sat5 7 9"]],
    ["codes like months", ["2026-15", "2026-16"]],
    ["days without a year", ["24-Mar", "Mar 24"]],
    ["hours that do not exist", ["2024-03-07 24:30", "2024-03-07 25:00"]],
    ["finer times than a database keeps", ["2024-03-07 14:05:09.1234567"]],
    ["a month that does not exist", ["2024-13-01"]],
  ])("are not seen in %s", (_what, values) => {
    expect(read(values)).toMatchObject({ type: "text", values, decisions: [] });
  });

  it.each([
    ["2026-03-07 14:05 CET", "2026-03-07 13:05:00"],
    ["7 Mar 2026 14:05 PST", "2026-03-07 22:05:00"],
    ["07.07.2026 14:05 MESZ", "2026-07-07 12:05:00"],
    ["2026-07-07 2:05 pm EDT", "2026-07-07 18:05:00"],
    ["2026-03-07 14:05 (CET)", "2026-03-07 13:05:00"],
    ["2026-03-07 14:05 +0200 (CEST)", "2026-03-07 12:05:00"],
  ])("are converted by the name of their zone, which is said: %s", (text, expected) => {
    expect(read([text])).toMatchObject({
      sqlType: "TIMESTAMP",
      values: [expected],
      decisions: [{ sentence: expect.stringContaining("Times of other zones are converted") }],
    });
  });

  it("say which zone a name of several is taken for", () => {
    expect(read(["2026-03-07 14:05 CST"])).toMatchObject({
      values: ["2026-03-07 20:05:00"],
      decisions: [
        {
          sentence: expect.stringContaining("CST is taken for Central Standard Time of America"),
          isDoubtful: true,
        },
      ],
    });
  });

  it("of an era of Japan are read where its name is written, and doubted otherwise", () => {
    expect(read(["令和8年3月7日", "平成元年1月8日"]).values).toEqual(["2026-03-07", "1989-01-08"]);
    expect(read(["R8.3.7", "H30.12.31"])).toMatchObject({
      type: "text",
      decisions: [
        {
          sentence:
            "Column 'Due' is kept as text: values such as 'R8.3.7' can be dates of an era of Japan.",
          isDoubtful: true,
        },
      ],
    });
  });

  it("are doubted in years of the Buddhist calendar", () => {
    for (const text of ["25/03/2569", "2569-03-25"])
      expect(read([text]).decisions).toMatchObject([
        { sentence: expect.stringContaining("Buddhist calendar"), isDoubtful: true },
      ]);
    expect(read(["9999-12-31"]).decisions).toEqual([]);
  });

  it("say where an order that was chosen does not fit", () => {
    expect(read(["25/03/2026", "01/02/2026"], { dateOrder: "month" })).toMatchObject({
      values: ["2026-03-25", "2026-02-01"],
      decisions: [
        {
          sentence:
            "Column 'Due' is read as dates, day first. '25/03/2026' can only be 25 March, so it is not read with the month first.",
          isDoubtful: true,
        },
      ],
    });
  });

  const months = [
    "Jan",
    "Feb",
    "Mar",
    "Apr",
    "May",
    "Jun",
    "Jul",
    "Aug",
    "Sep",
    "Oct",
    "Nov",
    "Dec",
  ];
  const two = (value: number) => String(value).padStart(2, "0");
  type Parts = { year: number; month: number; day: number };
  const styles: readonly [name: string, (parts: Parts) => string][] = [
    ["2024-03-07", ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`],
    ["7.3.2024", ({ year, month, day }) => `${day}.${month}.${year}`],
    ["07/03/2024", ({ year, month, day }) => `${two(day)}/${two(month)}/${year}`],
    ["03/07/2024", ({ year, month, day }) => `${two(month)}/${two(day)}/${year}`],
    ["7 Mar 2024", ({ year, month, day }) => `${day} ${months[month - 1]} ${year}`],
    ["Mar 7, 2024", ({ year, month, day }) => `${months[month - 1]} ${day}, ${year}`],
    ["2024/3/7", ({ year, month, day }) => `${year}/${month}/${day}`],
  ];

  it.each(styles)("written like %s are read back, or kept as text", (_name, write) => {
    const parts = fc.date({
      min: new Date("1900-01-01"),
      max: new Date("2099-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 5 }), (dates) => {
        const texts = dates.map((date) =>
          write({
            year: date.getUTCFullYear(),
            month: date.getUTCMonth() + 1,
            day: date.getUTCDate(),
          }),
        );
        const { type, values, decisions } = read(texts);
        if (type === "text") {
          expect(values).toEqual(texts);
          expect(decisions).not.toEqual([]);
        } else expect(values).toEqual(dates.map((date) => date.toISOString().slice(0, 10)));
      }),
    );
  });
});
