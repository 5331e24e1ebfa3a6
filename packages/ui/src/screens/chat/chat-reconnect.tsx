import { useId } from "react";
import { AppLogo } from "../../components/app-logo/index.ts";
import { Button, LinkButton } from "../../components/button/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { latePart } from "../../components/late-part/index.ts";
import { chatScreenTexts } from "./chat.texts.ts";
import type { ChatActions, ChatReconnect as Reconnect } from "./chat.types.ts";

/** The form is as large as the rest of the card, and most chats never need it. */
const ReconnectDialog = latePart(
  async () => (await import("./reconnect-dialog.tsx")).ReconnectDialog,
);

type ChatReconnectProps = Pick<
  ChatActions,
  "onReconnect" | "onCancelReconnect" | "onSaveReconnect" | "onSkipConnection"
> & {
  /** Null if the run waits for no connection. */
  reconnect: Reconnect | null;
};

const texts = chatScreenTexts.reconnect;

/**
 * Shown when a run waits for a connection whose credentials were rejected: which one, why, and the two ways to
 * continue. The live region is always mounted, so that screen readers announce its content.
 */
export function ChatReconnect({ reconnect, ...actions }: ChatReconnectProps) {
  return (
    <div data-slot="chat-reconnect" role="status">
      {reconnect && <Card reconnect={reconnect} {...actions} />}
    </div>
  );
}

function Card({
  reconnect,
  onReconnect,
  onCancelReconnect,
  onSaveReconnect,
  onSkipConnection,
}: ChatReconnectProps & { reconnect: Reconnect }) {
  const id = useId();
  const { connection, tool, problem, href, form = "closed", skipping = false, error } = reconnect;
  const name = <bdi key="name">{connection.name}</bdi>;
  return (
    <section
      aria-label={texts.label}
      aria-describedby={`${id}-why`}
      className="mb-2 grid gap-3 rounded-8 border border-warning-line bg-warning-subtle p-3 sm:p-4"
    >
      <div className="flex items-start gap-3">
        <AppLogo name={connection.plugin} size="xl" src={connection.logoUrl} />
        <div className="min-w-0 flex-1 wrap-anywhere" id={`${id}-why`}>
          <p className="font-medium text-14">{sentenceWith(texts.title, [name])}</p>
          <p className="text-13 text-muted" dir="auto">
            {problem}
          </p>
          <p className="mt-1 text-13 text-muted">
            {sentenceWith(texts.waits, [
              <code className="font-mono text-12" key="tool">
                {tool}
              </code>,
            ])}
          </p>
          {error ? <p className="mt-1 text-13 text-danger">{error}</p> : null}
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {onSkipConnection && (
          <Button loading={skipping} onClick={onSkipConnection} variant="outline">
            {texts.skip}
          </Button>
        )}
        {href === undefined ? (
          <Button loading={form === "loading"} onClick={onReconnect} variant="primary">
            {texts.reconnect}
          </Button>
        ) : (
          <LinkButton href={href} onClick={onReconnect} variant="primary">
            {texts.reconnect}
          </LinkButton>
        )}
      </div>
      {typeof form === "object" && (
        <ReconnectDialog
          form={form}
          name={connection.name}
          onClose={() => onCancelReconnect?.()}
          onSave={(typed) => onSaveReconnect?.(typed)}
        />
      )}
    </section>
  );
}
