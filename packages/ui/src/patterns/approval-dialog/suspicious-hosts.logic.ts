/** An address whose host imitates another. */
export type SuspiciousHost = {
  host: string;
  /** The host in ASCII, as DNS resolves it. */
  ascii: string;
  reason: "punycode" | "mixed-script" | "look-alike";
};

// Some characters look like the dot or slash of an address but do not end a host. A single character class: with a dot
// in the middle, the pattern would take quadratic time on a megabyte without one.
const words = /[\p{L}\p{N}\p{M}_.\u2024\u3002\uff0e\uff61\u2044\u2215\u29f8-]+/gu;
const dots = /[.\u2024\u3002\uff0e\uff61]/u;
const oddDot = /[\u2024\u3002\uff0e\uff61]/u;
const oddSlash = /[\u2044\u2215\u29f8]/u;
/** Full-width or mathematical letters, which DNS reads as ordinary ones. */
const dressed = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/u;
const latin = /\p{Script=Latin}/u;
/** Letters that no honest host name mixes with Latin ones. */
const besideLatin =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Coptic}\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Armenian}\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Letters that look like ordinary Latin ones: from other scripts, and phonetic Latin letters. */
const latinTwins =
  /^[a-z\d\p{Script=Lisu}\p{Script=Cherokee}\p{Script=Coptic}аеорсухіјѕһӏԁԍԛԝүҽѵьгпкмтвнαβεζηικμνορτυχωγϲϳհոսօɑɡɩɪɢʟɴʀʏʜʙ-]+$/iu;
const ascii = /^[\x00-\x7f]*$/;
/** Length of a host, with some slack for its encoded letters. */
const longest = 300;

/** Finds hosts that imitate another: punycode, letters of several scripts in one label, look-alike labels. */
export function suspiciousHosts(text: string): SuspiciousHost[] {
  const found = new Map<string, SuspiciousHost>();
  for (const { 0: word, index } of text.matchAll(words)) {
    // DNS allows no longer names, whatever looks like one.
    if (word.length > longest || !dots.test(word)) continue;
    const host = word.replace(/^[.-]+|[.-]+$/g, "");
    const isAddress = /(?:\/\/|@)$/.test(text.slice(Math.max(0, index - 2), index));
    if (!isAddress && isProse(host)) continue;
    const reason = judge(host);
    if (reason !== null) found.set(host, { host, ascii: asciiHost(host), reason });
  }
  return [...found.values()];
}

/** The full stop of Chinese and Japanese ends sentences, and the fraction slash separates numbers. */
const isProse = (host: string) =>
  (oddDot.test(host) && ascii.test(usual(host))) ||
  (oddSlash.test(host) && host.search(oddSlash) < host.search(dots));

function judge(host: string): SuspiciousHost["reason"] | null {
  const labels = host.split(dots);
  if (labels.some((label) => /^xn--/i.test(label))) return "punycode";
  if (oddSlash.test(host)) return "look-alike";
  if ((oddDot.test(host) || dressed.test(host)) && ascii.test(usual(host))) return "look-alike";
  // A name under `рф` imitates no Latin one, whatever its letters.
  const poses = ascii.test(labels.at(-1) ?? "");
  for (const label of labels) {
    if (ascii.test(label)) continue;
    if (latin.test(label) && besideLatin.test(label)) return "mixed-script";
    if (poses && latinTwins.test(label)) return "look-alike";
  }
  return null;
}

/** A host with full-width and similar characters normalized. */
const usual = (host: string) => host.normalize("NFKC").replace(/[\u2024\u3002\uff61]/gu, ".");

function asciiHost(host: string): string {
  try {
    return new URL(`https://${host}`).hostname;
  } catch {
    return usual(host);
  }
}
