/** The named characters that answers use in practice; an unknown name stays as written. */
const named = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: "\u00a0",
    copy: "©",
    reg: "®",
    trade: "™",
    hellip: "…",
    mdash: "—",
    ndash: "–",
    lsquo: "‘",
    rsquo: "’",
    ldquo: "“",
    rdquo: "”",
    laquo: "«",
    raquo: "»",
    bull: "•",
    middot: "·",
    times: "×",
    divide: "÷",
    plusmn: "±",
    minus: "−",
    ne: "≠",
    le: "≤",
    ge: "≥",
    asymp: "≈",
    infin: "∞",
    deg: "°",
    micro: "µ",
    para: "¶",
    sect: "§",
    cent: "¢",
    pound: "£",
    yen: "¥",
    euro: "€",
    frac12: "½",
    frac14: "¼",
    frac34: "¾",
    larr: "←",
    uarr: "↑",
    rarr: "→",
    darr: "↓",
    harr: "↔",
    check: "✓",
    Auml: "Ä",
    Ouml: "Ö",
    Uuml: "Ü",
    auml: "ä",
    ouml: "ö",
    uuml: "ü",
    szlig: "ß",
    agrave: "à",
    aacute: "á",
    acirc: "â",
    atilde: "ã",
    aring: "å",
    aelig: "æ",
    ccedil: "ç",
    egrave: "è",
    eacute: "é",
    ecirc: "ê",
    euml: "ë",
    iacute: "í",
    ntilde: "ñ",
    oacute: "ó",
    ocirc: "ô",
    otilde: "õ",
    oslash: "ø",
    uacute: "ú",
    alpha: "α",
    beta: "β",
    gamma: "γ",
    delta: "δ",
    lambda: "λ",
    mu: "μ",
    pi: "π",
    sigma: "σ",
    Omega: "Ω",
    Delta: "Δ",
    sum: "∑",
    radic: "√",
  }),
);

/** Reads one `&name;`, `&#65;` or `&#x41;`. @returns the text itself if it names no character. */
export function decodeEntity(entity: string): string {
  const body = entity.slice(1, -1);
  if (!body.startsWith("#")) return named.get(body) ?? entity;
  const hex = body[1] === "x" || body[1] === "X";
  const digits = body.slice(hex ? 2 : 1);
  if (digits.length > 7) return entity;
  const code = Number.parseInt(digits, hex ? 16 : 10);
  const isScalar = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isScalar ? String.fromCodePoint(code) : "\ufffd";
}

/** Resolves backslash escapes and entities in an address, a title or the info string of a fence. */
export function unescapeText(text: string): string {
  return text.replace(
    /\\([!-/:-@[-`{-~])|&(?:#\d+|#x[a-f\d]+|\w+);/gi,
    (whole: string, escaped: string | undefined) => escaped ?? decodeEntity(whole),
  );
}
