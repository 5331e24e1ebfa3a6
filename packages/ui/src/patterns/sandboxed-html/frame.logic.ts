/** What the frame inherits from the page. */
export interface FrameLook {
  /** Computed `color-scheme` where the frame is placed. */
  scheme: string;
  /** Computed font size, so that larger text is larger here too. */
  fontSize: string;
  /** Computed `font-family`, where the frame can be set in it; null for the system's font. */
  family: string | null;
  /** Values of the tokens by name. */
  tokens: Readonly<Record<string, string>>;
}

/** Tokens used inside the frame. */
export const frameTokens = [
  "--ui-text",
  "--ui-text-muted",
  "--ui-text-subtle",
  "--ui-accent-text",
  "--ui-line",
  "--ui-line-strong",
  "--ui-sunken",
  "--ui-focus",
] as const;

const SYSTEM_FONT = 'system-ui,-apple-system,"Segoe UI",sans-serif';

/**
 * The styles of the frame. The same text is laid out twice with them: in the frame, and where its height is measured.
 * A wide table scrolls in its box, other wide content in the body, but not in the frame's window: only an element is a tab
 * stop.
 */
export function frameStyles({ scheme, fontSize, family, tokens }: FrameLook): string {
  const values = Object.entries(tokens).map(([name, value]) => `${name}:${value};`);
  return `
:root,:host{color-scheme:${scheme};${values.join("")}}
html{background:transparent;overflow-x:hidden}
.body{all:initial;color-scheme:${scheme};margin:0;font:${fontSize}/1.5 ${family ?? SYSTEM_FONT};color:var(--ui-text);overflow-wrap:anywhere;display:flow-root;-webkit-text-size-adjust:100%}
body.body{overflow-x:auto}
body.body:focus-visible{outline:2px solid var(--ui-focus);outline-offset:-2px}
.body>:first-child{margin-top:0}
.body>:last-child{margin-bottom:0}
p,ul,ol,dl,blockquote,pre,table,figure{margin:0 0 .75em}
h1,h2,h3,h4,h5,h6{margin:1.25em 0 .5em;font-weight:600;line-height:1.3}
h1{font-size:1.43em}h2{font-size:1.2em}h3{font-size:1.07em}h4,h5,h6{font-size:1em}
ul,ol{padding-inline-start:1.5em}
li{margin:.25em 0}
li>p:last-child{margin-bottom:0}
dd{margin-inline-start:1.5em}
a{color:var(--ui-accent-text);text-underline-offset:.15em}
a:not([href]){color:inherit;text-decoration:none}
a:focus-visible{outline:2px solid var(--ui-focus);outline-offset:2px;border-radius:2px}
.host{color:var(--ui-text-subtle);font-size:.86em;display:inline-block;margin-inline-start:.3em}
blockquote{margin-inline:0;padding-inline-start:.9em;border-inline-start:2px solid var(--ui-line);color:var(--ui-text-muted)}
code,kbd,samp,pre{font-family:ui-monospace,"SF Mono","Cascadia Mono",Consolas,monospace;font-size:.93em}
code,kbd,samp{background:var(--ui-sunken);border-radius:4px;padding:.1em .3em}
pre{background:var(--ui-sunken);border-radius:8px;padding:.75em 1em;overflow-x:auto;overflow-wrap:normal}
pre code{background:none;padding:0}
.wide{overflow-x:auto;margin:0 0 .75em}
.wide:focus-visible{outline:2px solid var(--ui-focus);outline-offset:-2px}
.wide>table{margin:0}
table{border-collapse:collapse;max-width:100%}
td,th{padding:.25em .75em .25em 0;text-align:start;vertical-align:top;overflow-wrap:break-word}
thead th,thead~tbody td{padding-block:.4em}
thead th{font-weight:600}
thead~tbody td{border-top:1px solid var(--ui-line)}
hr{border:0;border-top:1px solid var(--ui-line);margin:1em 0}
img,canvas{max-width:100%;height:auto;vertical-align:bottom}
img:not([height]),canvas:not([height]){height:10em;object-fit:scale-down}
.chip{display:inline-block;border:1px dashed var(--ui-line-strong);border-radius:6px;padding:.15em .6em;color:var(--ui-text-muted);font-size:.86em}
`;
}

/** The content security policy: its own styles, inline fonts and pictures, and the hosts that the person allowed. */
export function framePolicy(hosts: readonly string[]): string {
  const images = ["data:", ...hosts.map((host) => `https://${host}`)].join(" ");
  return `default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src ${images}; form-action 'none'; base-uri 'none'`;
}

/** The document of the frame. The policy comes first: it applies only to what follows. */
export function frameDocument(body: string, styles: string, hosts: readonly string[]): string {
  return `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${framePolicy(hosts)}"><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark"><style>${styles}</style></head><body class="body" dir="auto">${body}</body></html>`;
}
