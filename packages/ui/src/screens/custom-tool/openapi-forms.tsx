import { FileText } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { customToolTexts as texts } from "./custom-tool.texts.ts";
import type { CustomToolState, NewService, OpenapiDocument } from "./custom-tool.types.ts";
import { DocumentForm } from "./openapi-document-form.tsx";
import { ServiceForm } from "./openapi-service-form.tsx";

/** The way by an OpenAPI document: what was read, and what is done with it. */
export interface OpenapiView {
  /** Null as long as none was read. */
  document: OpenapiDocument | null;
  onRead: (text: string) => void;
  onConnect: (service: NewService) => void;
}

type OpenapiFormsProps = OpenapiView & { state: CustomToolState; cancelHref: string };

/** A tool by a document: first the document, then what of it is picked. What was pasted stays while it is out of view. */
export function OpenapiForms({
  state,
  document,
  cancelHref,
  onRead,
  onConnect,
}: OpenapiFormsProps) {
  const [left, setLeft] = useState<OpenapiDocument | null>(null);
  // Whoever goes back to the text sees it until another document was read.
  const isRead = document !== null && document !== left;
  const locked = state.kind === "connecting" || state.kind === "connected";
  return (
    <div className="grid gap-4">
      <div hidden={isRead}>
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
            <h2 className="wrap-anywhere min-w-0 font-semibold text-14">
              {[document.title, document.version].join(" ")}
            </h2>
            <Button
              className="ms-auto"
              disabled={locked}
              onClick={() => setLeft(document)}
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
