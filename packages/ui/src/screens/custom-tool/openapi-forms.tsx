import { FileText } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { nextFrame } from "../../internal/next-frame.ts";
import { customToolTexts as texts } from "./custom-tool.texts.ts";
import type { CustomToolState, NewService, OpenapiDocument } from "./custom-tool.types.ts";
import { DocumentForm } from "./openapi-document-form.tsx";
import { ServiceForm } from "./openapi-service-form.tsx";

/** State and actions of the tab for OpenAPI documents. */
export interface OpenapiView {
  /** Null until one was read. */
  document: OpenapiDocument | null;
  onRead: (text: string) => void;
  onConnect: (service: NewService) => void;
}

/** After a document was read, focus moves to its heading: the pressed button is gone. */
const goOn = (heading: HTMLElement | null) => heading?.focus();

type OpenapiFormsProps = OpenapiView & { state: CustomToolState; cancelHref: string };

/**
 * A tool from a document: first the document, then the choice of its operations. What was pasted is kept while it is
 * hidden.
 */
export function OpenapiForms({
  state,
  document,
  cancelHref,
  onRead,
  onConnect,
}: OpenapiFormsProps) {
  const pasted = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<OpenapiDocument | null>(null);
  // A person who goes back to the text sees it until another document was read.
  const isRead = document !== null && document !== left;
  const locked = state.kind === "connecting" || state.kind === "connected";
  return (
    <div className="grid gap-4">
      <div hidden={isRead} ref={pasted}>
        <DocumentForm
          cancelHref={cancelHref}
          onRead={(text) => {
            setLeft(document);
            onRead(text);
          }}
          state={state}
        />
      </div>
      {isRead && (
        <>
          <div className="flex flex-wrap items-center gap-2 rounded-8 border border-line bg-surface px-4 py-3 sm:px-5">
            <Icon className="text-subtle" icon={FileText} />
            <h2
              className="wrap-anywhere min-w-0 font-semibold text-14 outline-none"
              ref={goOn}
              tabIndex={-1}
            >
              {[document.title, document.version].filter(Boolean).join(" ")}
            </h2>
            <Button
              className="ms-auto"
              disabled={locked}
              onClick={() => {
                setLeft(document);
                nextFrame(() =>
                  pasted.current?.querySelector<HTMLElement>("textarea, button")?.focus(),
                );
              }}
              size="sm"
              variant="outline"
            >
              {texts.otherDocument}
            </Button>
          </div>
          <ServiceForm
            cancelHref={cancelHref}
            document={document}
            onConnect={onConnect}
            state={state}
          />
        </>
      )}
    </div>
  );
}
