/**
 * Deliberate differences from the specification. `example` is its number; null for a difference in all of them, which
 * the test reverts before it compares. The test fails when a listed example begins to match the specification.
 */
export const specExclusions: readonly { example: number | null; reason: string }[] = [
  {
    example: null,
    reason: "A line break in the text is one on the screen; the specification makes it a space.",
  },
  {
    example: null,
    reason:
      "HTML is shown as the text it is. No mark inside a tag counts, as the specification says.",
  },
  { example: null, reason: "An image is not loaded unasked, and its title is not kept." },
  {
    example: null,
    reason:
      "Only http, https and mailto are followed, www. by https; other links show their words.",
  },
  {
    example: 25,
    reason:
      "Rare named characters (&Dcaron;) stay as written: their list is as large as the parser.",
  },
  { example: 484, reason: "A link without words shows its address: nobody could see or name it." },
  { example: 602, reason: "A bare address is a link, as in GFM, behind a stray < as well." },
  { example: 608, reason: "A bare address is a link, as in GFM, between stray < and > as well." },
  { example: 611, reason: "A bare address is a link, as in GFM." },
  { example: 612, reason: "A bare mail name is a link, as in GFM." },
  {
    example: 642,
    reason: "HTML is text: spaces at the end of a line are dropped inside a tag, too.",
  },
];

/** The same for the examples of GFM's extensions, by their text. */
export const gfmExclusions: readonly { markdown: string; reason: string }[] = [
  {
    markdown: "~~Hi~~ Hello, ~there~ world!\n",
    reason: "Single tildes are text: people write ranges with them, such as 3~5.",
  },
];
