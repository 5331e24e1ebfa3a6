"use no memo"; // Drawn once and memoised by run: what the compiler would remember of each element costs more than it saves.

import { Fragment, memo, type ReactNode } from "react";
import { ImageChip } from "./image-chip.tsx";
import { NoteMark } from "./notes.tsx";
import { plainText } from "./read-inlines.ts";
import type { Inline } from "./types.ts";

type Link = Extract<Inline, { kind: "link" }>;

/**
 * Draws the content of a line. Nothing here takes an address that link-policy.ts has not passed. A function and not a
 * component, as all that draws a kind of text here: React would keep one more record for each word that is marked.
 */
export function drawInlines(inlines: readonly Inline[]): ReactNode {
  const [only] = inlines;
  // Text alone is set, not compared.
  if (inlines.length === 1 && only?.kind === "text") return only.text;
  return inlines.map(drawInline);
}

/** A piece of a long paragraph; all but the last are final. */
export const InlinePiece = memo(function InlinePiece({ of }: { of: readonly Inline[] }): ReactNode {
  return drawInlines(of);
});

function drawInline(inline: Inline, key: number): ReactNode {
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
      return <em key={key}>{drawInlines(inline.children)}</em>;
    case "strong":
      return (
        <strong className="font-semibold" key={key}>
          {drawInlines(inline.children)}
        </strong>
      );
    case "struck":
      return <del key={key}>{drawInlines(inline.children)}</del>;
    case "link":
      return drawLink(inline, key);
    case "note":
      return <NoteMark key={key} label={inline.label} written={inline.written} />;
    case "image":
      return <ImageChip image={inline} key={key} />;
  }
}

function drawLink(link: Link, key: number): ReactNode {
  const anchor = (
    <a
      className="text-accent underline underline-offset-2 wrap-anywhere"
      href={link.href}
      key={key}
      rel="noopener noreferrer"
      target="_blank"
      title={link.title === undefined ? link.host : `${seen(link.title)} (${link.host})`}
    >
      {drawInlines(link.children)}
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

/** A text without what would turn around or break up what stands behind it. */
const seen = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");

// Behind two slashes anything; else what has a dot between letters, as in `bank.example`, or four numbers.
const hostInWords =
  /(?:\/\/([^\s/?#]+))|((?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+|\d{1,3}(?:\.\d{1,3}){3})/gu;

/** Whether a link's words name a host, anywhere, that is not the one it leads to, or its host hides behind look-alike letters. */
export function namesAnotherHost(link: Link): boolean {
  if (/(^|\.)xn--/.test(link.host)) return true;
  // Without what is not seen, and with the usual letters in place of wide ones: both hide a host from this and not from a reader.
  const words = plainText(link.children)
    .replace(/\p{Cf}/gu, "")
    .normalize("NFKC")
    .toLowerCase();
  const bare = (host: string) => host.replace(/^www\./, "").replace(/:\d+$/, "");
  const meant = link.host.toLowerCase();
  // A name before the host is no part of where an address leads, and is read as if it were.
  if (/\S@[^\s/]+\.[a-z]{2,}(?:[^.\w]|$)/.test(words)) return words.trim() !== meant;
  return [...words.matchAll(hostInWords)].some(
    ([, behind, plain = ""]) => bare(behind ?? plain) !== bare(meant),
  );
}
