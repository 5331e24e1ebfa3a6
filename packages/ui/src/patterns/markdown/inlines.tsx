"use no memo"; // Drawn once and memoised by run: what the compiler would remember of each element costs more than it saves.

import { ImageOff } from "lucide-react";
import { Fragment, memo, type ReactNode } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
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
      return <ImageChip alt={inline.alt} host={inline.host} key={key} />;
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
      title={link.title === undefined ? link.host : `${link.title} (${link.host})`}
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

/** Whether a link's words look like one address while it leads to another, or its host hides behind look-alike letters. */
export function namesAnotherHost(link: Link): boolean {
  if (/(^|\.)xn--/.test(link.host)) return true;
  const words = plainText(link.children).trim().toLowerCase();
  const authority = /^(?:https?:\/\/)?([^\s/?#]+)(?:[/?#]|$)/.exec(words)?.[1] ?? "";
  if (!/[^@]\.[a-z]{2,}(?:[:@]|$)/.test(authority)) return false;
  // A name before the host is no part of where an address leads, and is read as if it were.
  if (authority.includes("@")) return authority !== link.host.toLowerCase();
  const bare = (host: string) => host.replace(/^www\./, "").replace(/:\d+$/, "");
  return bare(authority) !== bare(link.host) && !link.href.startsWith("mailto:");
}

/** Stands where an image would: an answer never makes the browser load something. */
function ImageChip({ alt, host }: { alt: string; host: string }) {
  const words = useWords(markdownWords);
  return (
    <span
      className="inline-flex max-w-full items-center gap-1 rounded-4 bg-fill px-1 text-12 text-muted"
      data-slot="markdown-image"
    >
      <ImageOff aria-hidden className="size-3 shrink-0" />
      <span className="truncate">
        {alt === "" ? words.image : alt}
        {host === "" ? null : <span className="text-subtle"> {words.imageFrom(host)}</span>}
      </span>
    </span>
  );
}
