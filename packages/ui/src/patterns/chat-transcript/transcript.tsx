import { clsx } from "clsx";
import { ArrowDown } from "lucide-react";
import { type ComponentProps, type MouseEvent, memo, type ReactNode, useMemo } from "react";
import { IconButton } from "../../components/icon-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { Announcer } from "./announcer.tsx";
import { type Exchange, estimatedHeight, exchangesOf, isSkippable } from "./exchanges.logic.ts";
import { Message } from "./message.tsx";
import type { TranscriptMessage, WorkingView } from "./types.ts";
import { useFollowEnd } from "./use-follow-end.ts";
import { Working } from "./working.tsx";

/** Props of {@link Transcript}. */
export interface TranscriptProps extends Omit<ComponentProps<"div">, "children"> {
  /** Whose place in the text is remembered; null for a chat that has no id yet. */
  conversationId: string | null;
  /** What was said and done, oldest first. */
  messages: readonly TranscriptMessage[];
  /** The run that goes on; null when none does. */
  working?: WorkingView | null;
  /** Name of the product, which answers. */
  product: string;
  /** The present, milliseconds since 1970. */
  now: number;
  /** Shown while there is no message. */
  empty?: ReactNode;
}

/** A conversation. Fills its parent, scrolls in itself, follows its end while the reader is there. */
export function Transcript({
  conversationId,
  messages,
  working = null,
  product,
  now,
  empty,
  className,
  ...rest
}: TranscriptProps) {
  const words = useWords(transcriptWords);
  const exchanges = useMemo(() => exchangesOf(messages), [messages]);
  const { scrollRef, contentRef, away, jump, release } = useFollowEnd(
    conversationId,
    turnOf(messages),
  );
  const releaseOnOpening = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest("[aria-expanded]")) release();
  };
  return (
    <div
      data-slot="transcript"
      className={clsx("relative h-full min-h-0 text-14 max-sm:text-16", className)}
      {...rest}
    >
      <div
        ref={scrollRef}
        aria-label={words.conversation}
        aria-live="off"
        className="h-full overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
        role="log"
        tabIndex={0}
      >
        <div
          ref={contentRef}
          className="mx-auto flex min-h-full w-full max-w-184 flex-col gap-5 px-4 pt-6 pb-4 sm:px-6"
          onClickCapture={releaseOnOpening}
        >
          {messages.length === 0 ? empty : null}
          {exchanges.map((exchange, index) => (
            <ExchangeView
              exchange={exchange}
              key={exchange.key}
              product={product}
              skippable={isSkippable(index, exchanges.length, messages.length)}
            />
          ))}
          {working ? <Working now={now} product={product} working={working} /> : null}
        </div>
      </div>
      {away ? <JumpToLatest onJump={jump} /> : null}
      <Announcer messages={messages} working={working ? words.isWorking(product) : null} />
    </div>
  );
}

/** Beside the text where there is room, else in its margin: it takes as little of a line's end as it can. */
function JumpToLatest({ onJump }: { onJump: () => void }) {
  "use no memo"; // So small that what the compiler remembers is larger than what it saves.
  const { jumpToLatest } = useWords(transcriptWords);
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-2 mx-auto flex max-w-208 justify-end px-0.5">
      <IconButton
        className="pointer-events-auto"
        icon={ArrowDown}
        label={jumpToLatest}
        onClick={onJump}
        size="xs"
        // Not the tooltip of the library: for this one button every chat would load its placing, 20 kB.
        title={jumpToLatest}
        variant="floating"
      />
    </div>
  );
}

/** The id of the last question. */
function turnOf(messages: readonly TranscriptMessage[]): string | null {
  return messages.findLast((message) => message.kind === "user")?.id ?? null;
}

function skipped(exchange: Exchange) {
  const height = Math.round(estimatedHeight(exchange));
  return { contentVisibility: "auto", containIntrinsicSize: `auto ${height}px` } as const;
}

type ExchangeProps = {
  exchange: Exchange;
  product: string;
  skippable: boolean;
};

function sameExchange(a: ExchangeProps, b: ExchangeProps): boolean {
  return (
    a.product === b.product &&
    a.skippable === b.skippable &&
    a.exchange.messages.length === b.exchange.messages.length &&
    a.exchange.messages.every((message, index) => message === b.exchange.messages[index])
  );
}

const ExchangeView = memo(function ExchangeView(props: ExchangeProps) {
  const { exchange, product, skippable } = props;
  const first = exchange.messages[0];
  const rest = first?.kind === "user" ? exchange.messages.slice(1) : exchange.messages;
  const draw = (message: TranscriptMessage) => (
    <Message key={message.id} message={message} product={product} />
  );
  return (
    <section
      className="flex min-w-0 flex-col gap-5"
      style={skippable ? skipped(exchange) : undefined}
    >
      {first?.kind === "user" ? draw(first) : null}
      {rest.length > 0 ? <div className="flex min-w-0 flex-col gap-3">{rest.map(draw)}</div> : null}
    </section>
  );
}, sameExchange);
