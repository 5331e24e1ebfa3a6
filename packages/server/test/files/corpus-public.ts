import { large, table, type CorpusFile } from "./corpus.ts";

const simple = [table("a|b|c", [[1, 2, 3]])];
const newlines = [
  table("a|b|c", [
    ["1", 2, 3],
    ["Once upon \na time", 5, 6],
    ["7", 8, 9],
  ]),
];
const empty = [
  table("a|b|c", [
    [1, null, null],
    [2, 3, 4],
  ]),
];
const file = (name: string): CorpusFile["content"] => ({ file: name });

/** Files from the tests and examples of other readers. */
export const PUBLIC_FILES: readonly CorpusFile[] = [
  {
    name: "comma in quotes",
    content: file("spectrum-comma-in-quotes.csv"),
    tables: [
      table("first|last|address|city|zip", [
        ["John", "Doe", "120 any st.", "Anytown, WW", "08123"],
      ]),
    ],
  },
  { name: "empty cells", content: file("spectrum-empty.csv"), tables: empty },
  { name: "empty cells, CRLF", content: file("spectrum-empty-crlf.csv"), tables: empty },
  {
    name: "escaped quotes",
    content: file("spectrum-escaped-quotes.csv"),
    tables: [
      table("a|b", [
        [1, 'ha "ha" ha'],
        [3, "4"],
      ]),
    ],
  },
  {
    name: "JSON in a cell",
    content: file("spectrum-json.csv"),
    tables: [table("key|val", [[1, '{"type": "Point", "coordinates": [102.0, 0.5]}']])],
  },
  { name: "newlines", content: file("spectrum-newlines.csv"), tables: newlines },
  { name: "simple", content: file("spectrum-simple.csv"), tables: simple },
  { name: "simple, CRLF", content: file("spectrum-simple-crlf.csv"), tables: simple },
  {
    name: "quotes and newlines",
    content: file("spectrum-quotes-and-newlines.csv"),
    tables: [
      table("a|b", [
        [1, 'ha \n"ha" \nha'],
        [3, "4"],
      ]),
    ],
  },
  {
    name: "UTF-8",
    content: file("spectrum-utf8.csv"),
    tables: [
      table("a|b|c", [
        [1, 2, "3"],
        [4, 5, "ʤ"],
      ]),
    ],
  },
  {
    name: "coordinates in an old encoding",
    content: file("spectrum-location-coordinates.csv"),
    tables: [
      large("Contact Phone Number|Location Coordinates|Cities|Counties", 1, {
        sums: { "Contact Phone Number": 2_095_257_564 },
      }),
    ],
  },
  {
    name: "CO2 by month",
    content: file("vega-co2-concentration.csv"),
    tables: [
      large("Date|CO2|adjusted CO2", 741, {
        sums: { CO2: 263_285.4, "adjusted CO2": 263_280.38 },
        records: [["1958-03-01", 315.7, 314.44]],
      }),
    ],
  },
  {
    name: "disasters, of which a category is all of them",
    content: file("vega-disasters.csv"),
    tables: [large("Entity|Year|Deaths", 803, { sums: { Deaths: 65_214_300, Year: 1_581_361 } })],
  },
  {
    name: "countries",
    content: file("vega-gapminder-health-income.csv"),
    tables: [
      large("country|income|health|population|region", 187, {
        sums: { income: 3_222_429, health: 13_402.9, population: 7_309_618_600 },
      }),
    ],
  },
  {
    name: "a year and a negative number in a row",
    content: file("vega-global-temp.csv"),
    tables: [large("year|temp", 144, { sums: { temp: 9.75, year: 281_016 } })],
  },
  {
    name: "electricity",
    content: file("vega-iowa-electricity.csv"),
    tables: [
      large("year|source|net_generation", 51, {
        sums: { net_generation: 864_452 },
        records: [["2001-01-01", "Fossil Fuels", 35_361]],
      }),
    ],
  },
  {
    name: "ages",
    content: file("vega-lookup-people.csv"),
    tables: [large("name|age|height", 9, { sums: { age: 350, height: 1565 } })],
  },
  {
    name: "groups",
    content: file("vega-lookup-groups.csv"),
    tables: [large("group|person", 9, { sums: { group: 18 } })],
  },
  {
    name: "states",
    content: file("vega-population-engineers-hurricanes.csv"),
    tables: [
      large("state|id|population|engineers|hurricanes", 52, {
        sums: { id: 1549, population: 326_538_820, hurricanes: 420 },
      }),
    ],
  },
  {
    name: "persons with gaps",
    content: file("vega-la-riots.csv"),
    tables: [
      large(
        "first_name|last_name|age|gender|race|death_date|address|neighborhood|type|longitude|latitude",
        63,
        { sums: { age: 2007 } },
      ),
    ],
  },
  {
    name: "many columns of numbers",
    content: file("vega-us-employment.csv"),
    tables: [
      large(
        "month|nonfarm|private|goods_producing|service_providing|private_service_providing|mining_and_logging|construction|manufacturing|durable_goods|nondurable_goods|trade_transportation_utilties|wholesale_trade|retail_trade|transportation_and_warehousing|utilities|information|financial_activities|professional_and_business_services|education_and_health_services|leisure_and_hospitality|other_services|government|nonfarm_change",
        120,
        {
          sums: {
            nonfarm: 16_279_028,
            government: 2_658_015,
            utilities: 66_449.3,
            nonfarm_change: 7925,
          },
        },
      ),
    ],
  },
  {
    name: "prices by a named month",
    content: file("vega-stocks.csv"),
    tables: [large("symbol|date|price", 560, { sums: { price: 56_411.2 } })],
  },
  {
    name: "an index by a named month",
    content: file("vega-sp500.csv"),
    tables: [
      large("date|price", 123, { sums: { price: 145_685.32 }, records: [["2000-01-01", 1394.46]] }),
    ],
  },
  {
    name: "records without a header, with addresses",
    content: file("papaparse-long-sample.csv"),
    tables: [large("Column 1|Column 2|Column 3|Column 4|Column 5|Column 6|Column 7", 8, {})],
    decisions: ["header"],
  },
  {
    name: "a header over texts",
    content: file("papaparse-sample-header.csv"),
    tables: [large("title|name", 2, {})],
  },
  {
    name: "two lines of letters",
    content: file("papaparse-sample.csv"),
    tables: [table("A|B|C", [["X", "Y", "Z"]])],
  },
  {
    name: "a byte order mark",
    content: file("papaparse-utf-8-bom-sample.csv"),
    tables: [table("A|B|C", [["X", "Y", "Z"]])],
  },
  {
    name: "a sheet beside a chart",
    content: file("exceljs-chart-sheet.xlsx"),
    tables: [
      large("Month|Bears|Dolphins|Whales", 6, { sums: { Bears: 592, Dolphins: 277, Whales: 475 } }),
    ],
  },
  {
    name: "numbers without a header",
    content: file("exceljs-fibonacci.xlsx"),
    tables: [large("Column 1|Column 2", 19, { sums: { "Column 1": 190 } })],
    decisions: ["header"],
  },
  {
    name: "two addends and a sum in columns",
    content: file("exceljs-issue-1364.xlsx"),
    tables: [table("Addend 1|Addend 2|Sum", [[1, 1, 2]])],
  },
  {
    name: "numbers as text",
    content: file("exceljs-issue-1575.xlsx"),
    tables: [
      table("A|B|C", [
        [1, 2, 3],
        [4, 5, 6],
      ]),
    ],
  },
  {
    name: "two sheets of named tables",
    content: file("exceljs-issue-1669.xlsx"),
    tables: [
      large("Column1|Column2", 4, { sums: { Column1: 11 }, sheet: "Sheet1" }),
      large("DK|Name", 3, { records: [["T123456789", "Test 89"]], sheet: "Sheet2" }),
    ],
    decisions: ["hidden"],
  },
  {
    name: "names with few ratings",
    content: file("exceljs-issue-176.xlsx"),
    tables: [
      table("Name|Rating", [
        ["First", null],
        ["Second", null],
        ["Third", 2],
      ]),
    ],
  },
  {
    name: "letters beside numbers, without a header",
    content: file("exceljs-issue-988.xlsx"),
    tables: [large("Column 1|Column 2", 5, { sums: { "Column 1": 15 } })],
    decisions: ["header"],
  },
  {
    name: "a date",
    content: file("exceljs-dateissue.xlsx"),
    tables: [table("Date", [["2020-11-20"]])],
  },
  {
    name: "dates of 1904",
    content: file("read-excel-1904-based-dates.xlsx"),
    tables: [large("Date", 5, { records: [["2018-05-05"]] })],
  },
  {
    name: "booleans and numbers",
    content: file("read-excel-boolean.xlsx"),
    tables: [large("Boolean", 4, {})],
  },
  {
    name: "a sheet named in Japanese",
    content: file("read-excel-color-styles-and-utf8-sheet-name.xlsx"),
    tables: [large("id|memo", 2, { sheet: "ロックスケジュール", sums: { id: 3 } })],
  },
  {
    name: "one course",
    content: file("read-excel-custom-number-parser.xlsx"),
    tables: [
      table("START DATE|NUMBER OF STUDENTS|IS FREE|COST|COURSE TITLE|CONTACT", [
        ["2018-03-24", 123, false, 210.45, "Chemistry", "(123) 456-7890"],
      ]),
    ],
  },
  {
    name: "persons with an income",
    content: file("read-excel-schema.xlsx"),
    tables: [large("Name|Date of Birth|Income|Married", 2, { sums: { Income: 180_000 } })],
  },
  {
    name: "one cell of text",
    content: file("read-excel-inline-string.xlsx"),
    refused: /holds? no table|no rows|empty/,
  },
];
