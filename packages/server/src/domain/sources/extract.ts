const MAX_EXTRACT_LENGTH = 400;
/** From here on a mail repeats the one that it answers, or is the sender's signature. */
const END =
  /^(?:>|--\s*$|_{10,}|-{3,} ?(?:original|forwarded) message|on .{5,120} wrote:|from: .+@)/i;
const GREETING = /^(?:hi|hello|dear|hallo|guten tag|good (?:morning|afternoon|evening))\b.{0,60}$/i;

/** The first sentences of a mail without greeting, quotation and signature; null if there are none. */
export function extractOf(text: string): string | null {
  const lines = text.split("\n").map((line) => line.trim());
  const end = lines.findIndex((line) => END.test(line));
  const own = lines.slice(0, end < 0 ? lines.length : end).filter((line) => line !== "");
  const [first = ""] = own;
  const said = (GREETING.test(first) ? own.slice(1) : own).join(" ").replaceAll(/\s+/g, " ").trim();
  if (said === "") return null;
  return said.length <= MAX_EXTRACT_LENGTH ? said : cut(said);
}

/** Whole sentences if one ends late enough, otherwise whole words. */
function cut(text: string): string {
  const start = text.slice(0, MAX_EXTRACT_LENGTH).toWellFormed();
  const sentence = /^.*[.!?](?=\s)/s.exec(start)?.[0] ?? "";
  if (sentence.length > MAX_EXTRACT_LENGTH / 3) return sentence;
  const word = start.lastIndexOf(" ");
  return `${start.slice(0, word > MAX_EXTRACT_LENGTH / 2 ? word : MAX_EXTRACT_LENGTH)}…`;
}
