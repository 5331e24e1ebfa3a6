/** An address that may be requested or followed. */
export interface Address {
  href: string;
  scheme: "https:" | "http:" | "mailto:";
  /** What a reader should know about its target: the host, or the recipient. */
  host: string;
}

/** Only names and numbers: a `*` in a host would open the policy to all of them. */
const plainHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;

/**
 * Parses an address in untrusted HTML. Relative ones are refused; names and passwords before the host make it look like
 * another.
 */
export function readAddress(written: string): Address | null {
  let url: URL;
  try {
    url = new URL(written.trim());
  } catch {
    return null;
  }
  const { protocol: scheme } = url;
  if (scheme === "mailto:") {
    const to = url.pathname;
    return to === "" ? null : { href: url.href, scheme, host: to };
  }
  if (scheme !== "https:" && scheme !== "http:") return null;
  if (url.username !== "" || url.password !== "" || !plainHost.test(url.host)) return null;
  return { href: url.href, scheme, host: url.host };
}
