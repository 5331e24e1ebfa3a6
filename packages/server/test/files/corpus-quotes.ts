import { table, type CorpusFile, type Value } from "./corpus.ts";

const one = (
  name: string,
  content: string,
  headings: string,
  ...records: Value[][]
): CorpusFile => ({
  name,
  content,
  tables: [table(headings, records)],
});

/** Inputs from the tests of PapaParse, each below a header where it is a single line. */
export const QUOTES: readonly CorpusFile[] = [
  one("whitespace at the edges", "x,y,z\na,\tb ,c", "x|y|z", ["a", "\tb ", "c"]),
  one("a quoted field", 'x,y,z\nA,"B",C', "x|y|z", ["A", "B", "C"]),
  one("blanks within quotes", 'x,y,z\nA," B  ",C', "x|y|z", ["A", " B  ", "C"]),
  one("a delimiter within quotes", 'x,y,z\nA,"B,B",C', "x|y|z", ["A", "B,B", "C"]),
  one("a line break within quotes", 'x,y,z\nA,"B\nB",C', "x|y|z", ["A", "B\nB", "C"]),
  one("line breaks within several quotes", 'x,y,z\nA,"B\nB","C\nC\nC"', "x|y|z", [
    "A",
    "B\nB",
    "C\nC\nC",
  ]),
  one("a break at the end of a row", 'a,b,"c,c\nc"\nd,e,f', "a|b|c,c\nc", ["d", "e", "f"]),
  one("doubled quotes", 'x,y,z\nA,"B""B""B",C', "x|y|z", ["A", 'B"B"B', "C"]),
  one("doubled quotes at the edges", 'x,y,z\nA,"""B""",C', "x|y|z", ["A", '"B"', "C"]),
  one("a quote at the end of a plain field", 'x,y,z\nA,B",C', "x|y|z", ["A", 'B"', "C"]),
  one("quotes round a delimiter", 'x,y,z\nA,""",""",C', "x|y|z", ["A", '","', "C"]),
  one("quotes right of a delimiter", 'x,y,z\nA,",""",C', "x|y|z", ["A", ',"', "C"]),
  one("five quotes in a row", 'x,y,z\n"1","cnonce="""",nc=""""","2"', "x|y|z", [
    1,
    'cnonce="",nc=""',
    2,
  ]),
  one("quotes within a plain field", 'x,y,z\nA,B "B",C', "x|y|z", ["A", 'B "B"', "C"]),
  one("a quoted field in a row", 'a,"b",c\nd,e,f', "a|b|c", ["d", "e", "f"]),
  one("a quoted field at the end of a row", 'a,b,"c"\nd,e,f', "a|b|c", ["d", "e", "f"]),
  one("a quoted field at the end of the file", 'a,b,c\nd,e,"f"', "a|b|c", ["d", "e", "f"]),
  one("a row that begins with a quote", 'a,b,c\n"d",e,f', "a|b|c", ["d", "e", "f"]),
  one("a blank first heading", ',b,c\n"d",e,f', "Column 1|b|c", ["d", "e", "f"]),
  one(
    "rows of quoted fields",
    'a,b,c\nd,e,f\n"g","h","i"\n"j","k","l"',
    "a|b|c",
    ["d", "e", "f"],
    ["g", "h", "i"],
    ["j", "k", "l"],
  ),
  one(
    "an empty first column",
    'a,b,c\n,e,f\n,"h","i"\n,"k","l"',
    "a|b|c",
    [null, "e", "f"],
    [null, "h", "i"],
    [null, "k", "l"],
  ),
  one("quotes in a quoted heading", 'a,b,"c""c"""\nd,e,f', 'a|b|c"c"', ["d", "e", "f"]),
  one("a column of letters", "a\nb\nc\nd\ne", "a", ["b"], ["c"], ["d"], ["e"]),
  one("a column with blank rows", "a\nb\n\n\nc\nd\ne\n", "a", ["b"], ["c"], ["d"], ["e"]),
  one("headings that are the same", "A,A,A,A\n1,2,3,4", "A|A|A|A", [1, 2, 3, 4]),
  one(
    "headings named like a property",
    "__proto__,__proto__,x\n1,2,3",
    "__proto__|__proto__|x",
    [1, 2, 3],
  ),
  { name: "no closing quote", content: 'a,b,c\n1,"b,c\nd,e,f', refused: /quote/ },
  { name: "a text after a quote", content: 'a,b,c\na,"b"c,d\ne,f,g', refused: /quote/ },
  {
    name: "a quote that closes at the end of the file",
    content:
      'Id,Name,Amount\n1,Chair,10\n2,Desk,20\n3,"Lamp,30\n4,Sofa,40\n5,Bed,50\n6,Rug,60\n7,Vase,70\n8,Cup,80"\n',
    tables: [
      table("Id|Name|Amount", [
        [1, "Chair", 10],
        [2, "Desk", 20],
        [3, "Lamp", 30],
        [4, "Sofa", 40],
        [5, "Bed", 50],
        [6, "Rug", 60],
        [7, "Vase", 70],
        [8, "Cup", 80],
      ]),
    ],
    decisions: ["short_rows"],
  },
  {
    name: "an inch that closes at the quote of another row",
    content:
      'Item;Date;Size;Price\nA;2026-01-03;10;1,50\n"B 12;2026-01-04;20;2,50\nC;2026-01-05;30;3,50\nD;2026-01-06;40;4,50\nE 5";2026-01-07;50;5,50\n',
    tables: [
      {
        ...table("Item|Date|Size|Price", []),
        rows: 5,
        sums: { Price: 17.5 },
        records: [
          ["A", "2026-01-03", 10, 1.5],
          ["B 12", "2026-01-04", 20, 2.5],
        ],
      },
    ],
    decisions: ["short_rows"],
  },
  one(
    "lines of a cell with as many commas as the row",
    'Id,Note,Amount\n1,x,10\n2,"Dear all,\nas said, twice, to you\nyours, Ann, Rome\nbye, now, then",20\n',
    "Id|Note|Amount",
    [1, "x", 10],
    [2, "Dear all,\nas said, twice, to you\nyours, Ann, Rome\nbye, now, then", 20],
  ),
  { name: "delimiters only", content: ",,\n,,,", refused: /empty/ },
  { name: "nothing", content: "", refused: /empty/ },
  {
    name: "comments above a header",
    content: "#comment1\n#comment2\nx,y,z\n1,2,3\n",
    tables: [table("x|y|z", [[1, 2, 3]])],
    leftOut: [1, 2],
  },
  {
    name: "comments below the last row",
    content: "x,y,z\n1,2,3\n#comment1\n#comment2\n",
    tables: [table("x|y|z", [[1, 2, 3]])],
    leftOut: [3, 4],
  },
];
