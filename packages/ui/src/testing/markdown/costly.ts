/** Texts that take careless parsers quadratic time, as functions of their size in characters. */
export const costly: Readonly<Record<string, (size: number) => string>> = {
  "emphasis that opens": repeat("*a "),
  "emphasis that closes": repeat("a* "),
  "marks of two kinds": repeat("*a_ "),
  "marks by the rule of three": (size) => `a**b${repeat("c* ")(size)}`,
  "one long run on both sides": around("*", "a", "*"),
  "emphasis in emphasis": around("*a **a ", "b", " a** a*"),
  "tildes without partners": repeat("~a~~b "),
  "brackets that open": repeat("[a"),
  "brackets that close": repeat("a]"),
  "brackets in brackets": around("[", "a", "]"),
  "brackets around many links": (size) => `[${repeat("[a](b) ")(size)}`,
  "brackets and marks": repeat("[ a_"),
  "images in images": around("![a", "", "](b)"),
  "images around links": around("![", "", "[a](b)"),
  "links without an end": repeat("[a]("),
  "links with a bracketed address": repeat("[a](<b"),
  "links with a title in parentheses": repeat("[a](b ("),
  "links with a title in quotes": repeat('[a](b "'),
  "labels of links": repeat("[a][b"),
  "images without words": repeat("![[]()"),
  "labels that lead nowhere": (size) => numbered((index) => `[m${index}] `)(size),
  "runs of backticks, each longer": numbered((index) => `e${"`".repeat(index + 1)}`),
  "comments without an end": repeat("a <!-- "),
  "instructions without an end": repeat("a<?"),
  "declarations without an end": repeat("a<!A "),
  "sections without an end": repeat("a<![CDATA["),
  "tags without an end": repeat("<a b='"),
  "a tag of many attributes": (size) => `a <a${repeat(" b")(size)}`,
  "addresses with parentheses": repeat("http://a.b("),
  "an address that ends in parentheses": (size) => `http://a.b/${repeat(")")(size)}`,
  "an address that ends in entities": (size) => `http://a.b/${repeat("&a;")(size)}`,
  "addresses in a row": repeat("http://"),
  "mail names in a row": repeat("a_a@"),
  "mail names before a long address": (size) =>
    `${repeat("a@b.c ")(size / 2)}https://${repeat("a.")(size / 2)}`,
  "entities without an end": repeat("&a"),
  "a title that never ends": (size) => `[a]: b\n"${repeat("x\n")(size)}`,
  "a label that never ends": (size) => `[a${repeat("x\n")(size)}`,
  "definitions with half a title": repeat('[a]: b\n"x\n'),
  "definitions, each named": (size) =>
    `${numbered((index) => `[a${index}]: b\n`)(size / 2)}\n${numbered((index) => `[a${index}] `)(size / 2)}`,
  "quotes in quotes": repeat("> "),
  "lists in lists": repeat("- "),
  "lists in lists, and empty lines": (size) =>
    `${repeat("- ")(size / 2)}x${repeat("\n")(size / 2)}`,
  "lists in lists in a quote": (size) => `> ${repeat("- ")(size / 2)}x\n${repeat(">\n")(size / 2)}`,
  "lists, each further in": numbered((index) => `${" ".repeat(index * 2)}- a\n`),
  "quotes that go on lazily": (size) => `${repeat("> ")(size / 2)}a\n${repeat("a\n")(size / 2)}`,
  "one emphasis over a long quote": (size) => `> *a\n${repeat("> a\n")(size)}> b*\n`,
  "footnotes in footnotes": repeat("[^a]: "),
  "footnotes, each further in": numbered((index) => `${" ".repeat(index * 4)}[^${index}]: a\n`),
  "marks of footnotes": repeat("[^a]"),
  "footnotes that name one late link": (size) =>
    `${numbered((index) => `Fact[^${index}]\n\n[^${index}]: of [src]\n\n`)(size)}[src]: http://a.b\n`,
  "a table of many columns and short rows": (size) =>
    `${repeat("|a")(size / 3)}|\n${repeat("|-")(size / 3)}|\n${repeat("|\n")(size / 3)}`,
  "spaces where a delimiter row could stand": (size) => `a\nb|c\n${" ".repeat(size)}x`,
  "heads without a delimiter row": repeat("a|b\n"),
  "a table in a quote": (size) => `> a|b\n> -|-\n${repeat("> c|d\n")(size)}`,
  "half a delimiter row": (size) => `a|b\n${repeat("-|")(size)}x`,
  "spaces inside a line": (size) => `a${" ".repeat(size)}b\n`,
  "code with empty lines": (size) => `    a\n${repeat("\n")(size)}    b`,
};

function repeat(text: string): (size: number) => string {
  return (size) => text.repeat(Math.ceil(size / text.length));
}

function around(before: string, middle: string, after: string): (size: number) => string {
  return (size) => {
    const count = Math.ceil(size / (before.length + after.length));
    return before.repeat(count) + middle + after.repeat(count);
  };
}

function numbered(line: (index: number) => string): (size: number) => string {
  return (size) => {
    let text = "";
    for (let index = 0; text.length < size; index++) text += line(index);
    return text;
  };
}
