"use no memo"; // Drawn once and memoised by run: what the compiler would remember of each element costs more than it saves.

import { ImageOff } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
import { NoteMark } from "./notes.tsx";
import { plainText } from "./read-inlines.ts";
import type { Inline } from "./types.ts";

type Link = Extract<Inline, { kind: "link" }>;

/** Draws the content of a line. Nothing here takes an address that link-policy.ts has not passed. */
export function Inlines({ of: inlines }: { of: readonly Inline[] }): ReactNode {
  return inlines.map((inline, index) => <One inline={inline} key={index} />);
}

/** A piece of a long paragraph; all but the last are final. */
export const InlinePiece = memo(Inlines);

function One({ inline }: { inline: Inline }): ReactNode {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "break":
      return <br />;
    case "code":
      return (
        <code className="rounded-4 bg-sunken px-1 py-px font-mono text-12 wrap-anywhere">
          {inline.text}
        </code>
      );
    case "emphasis":
      return (
        <em>
          <Inlines of={inline.children} />
        </em>
      );
    case "strong":
      return (
        <strong className="font-semibold">
          <Inlines of={inline.children} />
        </strong>
      );
    case "struck":
      return (
        <del>
          <Inlines of={inline.children} />
        </del>
      );
    case "link":
      return <OutsideLink link={inline} />;
    case "note":
      return <NoteMark label={inline.label} written={inline.written} />;
    case "image":
      return <ImageChip alt={inline.alt} host={inline.host} />;
  }
}

function OutsideLink({ link }: { link: Link }) {
  return (
    <>
      <a
        className="text-accent underline underline-offset-2 wrap-anywhere"
        href={link.href}
        rel="noopener noreferrer"
        target="_blank"
        title={link.title === undefined ? link.host : `${link.title} (${link.host})`}
      >
        <Inlines of={link.children} />
      </a>
      {namesAnotherHost(link) ? <span className="text-subtle"> ({link.host})</span> : null}
    </>
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
