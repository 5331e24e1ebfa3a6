/** Sent with every answer. Styles may be inline because the dialog and menu parts set positions that way. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  // Frames of foreign text load nothing, so the page's font comes with the text.
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const ALWAYS = {
  "content-security-policy": CONTENT_POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
} as const;

const ONE_YEAR_S = 31_536_000;

/** The security headers of every response, of which one may set a stricter value of its own. */
export const securityHeaders = (overHttps: boolean): [name: string, value: string][] => [
  ...Object.entries(ALWAYS),
  ...(overHttps
    ? [
        ["strict-transport-security", `max-age=${ONE_YEAR_S}; includeSubDomains`] as [
          string,
          string,
        ],
      ]
    : []),
];
