import { TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { MessagePage } from "../../patterns/shell/index.ts";
import { routeErrorTexts } from "./route-error.texts.ts";

export type RouteErrorState =
  | {
      kind: "failed";
      /** The error message, possibly in several lines. */
      message: string;
    }
  | {
      /** What the address names is not there. */
      kind: "missing";
      message: string;
      /** What it is: inbox item. */
      what: string;
      /** The page that leads on. */
      back: { label: string; href: string };
    };

/** Props of {@link RouteErrorScreen}. */
export interface RouteErrorScreenProps {
  state: RouteErrorState;
  /** Details are expanded at first. @default false */
  defaultExpanded?: boolean;
  /** Loads the page again. */
  onRetry?: () => void;
  /** It is being loaded again. */
  retrying?: boolean;
  /** An alternative if a retry would not help. */
  alternative?: { label: string; href: string };
}

/** A page failed; the details are one press away. */
export function RouteErrorScreen({
  state,
  defaultExpanded = false,
  onRetry,
  retrying = false,
  alternative = state.kind === "missing" ? state.back : undefined,
}: RouteErrorScreenProps) {
  const [expanded, setExpanded] = useState(defaultExpanded);
  const detailsId = useId();
  return (
    <MessagePage
      mark={<Icon icon={TriangleAlert} size="lg" />}
      title={routeErrorTexts.title}
      actions={
        <>
          {onRetry && (
            <Button variant="primary" onClick={onRetry} loading={retrying}>
              {routeErrorTexts.tryAgain}
            </Button>
          )}
          {alternative && (
            <LinkButton href={alternative.href} variant="primary">
              {alternative.label}
            </LinkButton>
          )}
          <Button
            aria-expanded={expanded}
            aria-controls={detailsId}
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? routeErrorTexts.hide : routeErrorTexts.show}
          </Button>
        </>
      }
    >
      <p>
        {state.kind === "missing" ? routeErrorTexts.missing(state.what) : routeErrorTexts.message}
      </p>
      <div id={detailsId} hidden={!expanded} className="w-full text-start">
        <pre
          // Long details can be scrolled by keyboard.
          tabIndex={0}
          aria-label={routeErrorTexts.details}
          role="region"
          dir="auto"
          className="wrap-anywhere max-h-60 overflow-auto whitespace-pre-wrap rounded-8 border border-line bg-sunken p-3 font-mono text-12 text-default"
        >
          {state.message}
        </pre>
      </div>
    </MessagePage>
  );
}
