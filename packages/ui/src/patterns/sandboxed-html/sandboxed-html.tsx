import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { BlockedImages } from "./blocked-images.tsx";
import { cleanHtml } from "./clean-html.ts";
import { frameDocument, frameStyles } from "./frame.logic.ts";
import { useFrameFonts, useFrameHeight, useFrameLook } from "./use-frame.ts";

/** Props of {@link SandboxedHtml}. */
export interface SandboxedHtmlProps extends Omit<ComponentProps<"div">, "children"> {
  /** Untrusted HTML: a mail, a guide. */
  html: string;
  /** Accessible name of the text: `Original message`. */
  label: string;
  /** Taller texts are collapsed to this many pixels at first, with a button that expands them. @default never */
  foldAbove?: number;
  /** Shown instead of a text without visible content. @default "Nothing to show." */
  empty?: ReactNode;
}

/** Untrusted HTML, sanitized and in a frame of its own: nothing runs, nothing is loaded unasked. */
export function SandboxedHtml({
  html,
  label,
  foldAbove,
  empty,
  className,
  ...rest
}: SandboxedHtmlProps) {
  const labels = useLabels();
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [unfolded, setUnfolded] = useState(false);
  const { look, watch } = useFrameLook();
  // Allowed for this very text: another one begins without its images.
  const images = shown === html;
  const clean = cleanHtml(html, { images, imageWord: labels.image });
  const fonts = useFrameFonts(look, clean?.body.textContent ?? "");
  const styles = look && frameStyles(fonts === null ? { ...look, family: null } : look);
  const { height, host } = useFrameHeight(clean?.body ?? null, styles);
  const folds = foldAbove !== undefined && height !== null && height > foldAbove;
  const blocked = clean !== null && !images && clean.images > 0;

  return (
    <div
      data-slot="sandboxed-html"
      data-state={clean?.empty ? "empty" : undefined}
      className={clsx("min-w-0", className)}
      {...rest}
    >
      <div ref={watch} className="relative grid gap-3 text-14 max-sm:text-16">
        {blocked && (
          <BlockedImages
            count={clean.images}
            hosts={clean.hosts}
            onShow={() => {
              setShown(html);
              frame.current?.focus();
            }}
          />
        )}
        {clean?.empty ? (
          <p className="text-13 text-subtle">{empty ?? labels.htmlEmpty}</p>
        ) : (
          <iframe
            ref={frame}
            className="block w-full min-w-0 border-0"
            data-slot="sandboxed-html-frame"
            referrerPolicy="no-referrer"
            // No scripts, no origin of ours, no forms; a link may open a tab, which is not sandboxed.
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={
              clean !== null && styles !== null && fonts !== undefined
                ? frameDocument(
                    markupOf(clean.body),
                    `${fonts ?? ""}${styles}`,
                    images ? clean.hosts : [],
                  )
                : undefined
            }
            style={{
              blockSize: folds && !unfolded ? foldAbove : (height ?? 0),
              colorScheme: look?.scheme,
            }}
            title={label}
          />
        )}
        <div
          ref={host}
          aria-hidden="true"
          className="pointer-events-none invisible absolute inset-x-0 top-0 h-0 overflow-hidden"
          inert
        />
        {folds && (
          <Button
            aria-expanded={unfolded}
            className="justify-self-start"
            onClick={() => setUnfolded(!unfolded)}
            size="sm"
          >
            {unfolded ? labels.showLess : labels.showAll}
          </Button>
        )}
        {clean?.cut && <p className="text-12 text-muted">{labels.htmlCut}</p>}
      </div>
    </div>
  );
}

function markupOf(body: DocumentFragment): string {
  const holder = body.ownerDocument.createElement("div");
  holder.append(body.cloneNode(true));
  return holder.innerHTML;
}
