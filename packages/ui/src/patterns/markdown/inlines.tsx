import { Fragment, memo, type ReactNode } from "react";
import { ImageChip } from "./image-chip.tsx";
import { NoteMark } from "./notes.tsx";
import { plainText } from "./read-inlines.ts";
import type { Inline } from "./types.ts";

type Link = Extract<Inline, { kind: "link" }>;

/**
 * Renders inline content. Only addresses that link-policy.ts has passed are used. A function and not a component, like
 * everything that renders inlines here: React would keep one more fiber for each marked word.
 */
export function renderInlines(inlines: readonly Inline[]): ReactNode {
  const [only] = inlines;
  // A lone text is set as a string, not diffed as a list.
  if (inlines.length === 1 && only?.kind === "text") return only.text;
  return inlines.map(renderInline);
}

/** A run of a long paragraph; all but the last are final. */
export const InlineRun = memo(function InlineRun({ of }: { of: readonly Inline[] }): ReactNode {
  return renderInlines(of);
});

function renderInline(inline: Inline, key: number): ReactNode {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "break":
      return <br key={key} />;
    case "code":
      return (
        <code className="rounded-4 bg-sunken px-1 py-px font-mono text-12 wrap-anywhere" key={key}>
          {inline.text}
        </code>
      );
    case "emphasis":
      return <em key={key}>{renderInlines(inline.children)}</em>;
    case "strong":
      return (
        <strong className="font-semibold" key={key}>
          {renderInlines(inline.children)}
        </strong>
      );
    case "struck":
      return <del key={key}>{renderInlines(inline.children)}</del>;
    case "link":
      return renderLink(inline, key);
    case "note":
      return <NoteMark key={key} label={inline.label} written={inline.written} />;
    case "image":
      return <ImageChip image={inline} key={key} />;
  }
}

function renderLink(link: Link, key: number): ReactNode {
  const anchor = (
    <a
      className="text-accent underline underline-offset-2 wrap-anywhere"
      href={link.href}
      key={key}
      rel="noopener noreferrer"
      target="_blank"
      title={link.title === undefined ? link.host : `${seen(link.title)} (${link.host})`}
    >
      {renderInlines(link.children)}
    </a>
  );
  if (!namesAnotherHost(link)) return anchor;
  return (
    <Fragment key={key}>
      {anchor}
      <span className="text-subtle"> ({link.host})</span>
    </Fragment>
  );
}

/** Strips characters that would reverse or break up the text after them. */
const seen = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");

// After two slashes anything; otherwise a dot between letters, as in `bank.example`, or four numbers.
const hostInWords =
  /(?:\/\/([^\s/?#]+))|((?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+|\d{1,3}(?:\.\d{1,3}){3})/gu;

/**
 * Whether a link's text names a host, anywhere, that is not the one it leads to, or its host hides behind look-alike
 * letters.
 */
export function namesAnotherHost(link: Link): boolean {
  if (/(^|\.)xn--/.test(link.host)) return true;
  // Without invisible characters, and with ordinary letters instead of full-width ones: both would hide a host from
  // this check but not from a reader.
  const words = plainText(link.children)
    .replace(/\p{Cf}/gu, "")
    .normalize("NFKC")
    .toLowerCase();
  const bare = (host: string) => host.replace(/^www\./, "").replace(/:\d+$/, "");
  const meant = link.host.toLowerCase();
  // A user name before the host does not change where an address leads, but readers take it for the host.
  if (/\S@[^\s/]+\.[a-z]{2,}(?:[^.\w]|$)/.test(words)) return words.trim() !== meant;
  return [...words.matchAll(hostInWords)].some(
    ([, behind, plain = ""]) => bare(behind ?? plain) !== bare(meant),
  );
}
