const REMOVED = "[removed]";

/** Ids and names of ours are shorter, or all in lower case; our tokens have 43 random characters. */
const MAX_LENGTH = 20;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Files of the build, whose names end with a hash. */
const BUILT = /^\/assets\//;

const isTokenLike = (segment: string) =>
  segment.length > MAX_LENGTH && /[A-Z0-9]/.test(segment) && !UUID.test(segment);

/**
 * A path without the tokens in it: those of invitations and the like open something to anyone who reads them in a log. The query is left
 * out, since it may hold codes and search words.
 */
export function maskPath(path: string): string {
  const [plain = ""] = path.split(/[?#]/, 1);
  if (BUILT.test(plain)) return plain;
  return plain
    .split("/")
    .map((segment) => (isTokenLike(segment) ? REMOVED : segment))
    .join("/");
}

const ADDRESS = /(\bhttps?:\/)?\/[^\s"'`<>()]+/g;
const API_KEY = /\b(pk_[0-9a-f]{8})_[\w-]+/g;

/** A text with every path and address in it masked. */
export const maskText = (text: string): string =>
  text.replaceAll(API_KEY, `$1_${REMOVED}`).replaceAll(ADDRESS, maskPath);
