import { type ComponentType, useRef, useState } from "react";
import { lazyModule } from "../../internal/lazy-module.ts";
import { NO_BUTTON, useLoadCancel } from "../../internal/use-load-cancel.ts";
import { Button } from "../button/button.tsx";
import { useWords } from "../labels/use-words.ts";
import { latePartWords } from "../labels/words/late-part-words.ts";
import { noticeVariants } from "../notice/notice.variants.ts";

/** Props that a late part may have, and what they mean before it is loaded. */
export interface LatePartProps {
  /** False or null while nobody asks for it: it is not loaded, and its failure is not shown. */
  open?: unknown;
  /** Closes it, and what is said in its place. */
  onClose?: () => void;
  /** The same, as dialogs say it. */
  onOpenChange?: (open: boolean) => void;
}

/** A component that is loaded when it is needed; `load` fetches it ahead. */
export type LatePart<Props> = ComponentType<Props> & { load: () => Promise<void> };

/**
 * A component whose code is loaded when it is first rendered open. Where it cannot be, a sentence with a button to try again is shown at the
 * lower edge, and the page stays.
 */
export function latePart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  const { load, useLoaded } = lazyModule(fetch);
  function Part(props: Props) {
    const { open = true, onClose, onOpenChange }: LatePartProps = props;
    const wanted = open !== false && open !== null;
    const [failed, setFailed] = useState(false);
    const failures = useRef(0);
    // The next time that it is opened is another try.
    if (failed && !wanted) setFailed(false);
    const Loaded = useLoaded(wanted && !failed, () => {
      failures.current += 1;
      setFailed(true);
    });
    const close = () => {
      setFailed(false);
      onClose?.();
      onOpenChange?.(false);
    };
    useLoadCancel(
      wanted && !failed && !Loaded && Boolean(onClose ?? onOpenChange),
      NO_BUTTON,
      close,
    );
    if (Loaded) return <Loaded {...props} />;
    if (!wanted || !failed) return null;
    const retry = () => {
      // Some browsers keep a failed import for as long as the page is there.
      if (failures.current > 1) window.location.reload();
      else setFailed(false);
    };
    return <Failure onClose={onClose || onOpenChange ? close : undefined} onRetry={retry} />;
  }
  return Object.assign(Part, { load });
}

interface FailureProps {
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

function Failure({ onRetry, onClose }: FailureProps) {
  const words = useWords(latePartWords);
  return (
    <div
      data-slot="late-part"
      role="alert"
      className={noticeVariants({
        tone: "danger",
        className: "fixed inset-x-3 bottom-3 z-toast mx-auto w-fit items-center shadow-2",
      })}
    >
      <span className="self-center">{words.loadFailed}</span>
      <Button size="sm" onClick={onRetry}>
        {words.tryAgain}
      </Button>
      {onClose && (
        <Button size="sm" variant="ghost" onClick={onClose}>
          {words.close}
        </Button>
      )}
    </div>
  );
}
