/** An address whose host is not what it seems. */
export type SuspiciousHost = {
  host: string;
  /** The host as the network knows it. */
  ascii: string;
  reason: "punycode" | "mixed-script" | "look-alike";
};

const hostLike =
  /(?:[a-z][a-z\d+.-]*:\/\/|@)?((?:[\p{L}\p{N}\p{M}_-]+\.)+[\p{L}\p{N}\p{M}-]{2,})/giu;
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cherokee}/u,
];
/** Letters of other scripts that read as Latin ones. */
const latinTwins = /^[аеорсухіјѕһԁԛԝьгпкмтвнАВЕЅІЈКМНОРСТУХοαερτυνικηωχγΑΒΕΖΗΙΚΜΝΟΡΤΥΧհոսօ\d-]+$/u;

/** Finds hosts in a text that hide another name: punycode, letters of several scripts in one word, look-alike words. */
export function suspiciousHosts(text: string): SuspiciousHost[] {
  const found = new Map<string, SuspiciousHost>();
  for (const match of text.matchAll(hostLike)) {
    const host = match[1] ?? "";
    const reason = judge(host);
    if (reason !== null) found.set(host, { host, ascii: asciiHost(host), reason });
  }
  return [...found.values()];
}

function judge(host: string): SuspiciousHost["reason"] | null {
  const labels = host.split(".");
  if (labels.some((label) => /^xn--/i.test(label))) return "punycode";
  for (const label of labels) {
    if (/^[\x00-\x7f]*$/.test(label)) continue;
    if (scripts.filter((script) => script.test(label)).length > 1) return "mixed-script";
    if (latinTwins.test(label)) return "look-alike";
  }
  return null;
}

function asciiHost(host: string): string {
  try {
    return new URL(`https://${host}`).hostname;
  } catch {
    return host;
  }
}
